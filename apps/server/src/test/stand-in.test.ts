import { afterAll, expect, test } from 'vitest'
import { refuseDefaults } from '../production'
import { readSettings } from '../settings'
import { fieldOf } from './client'
import { openPaymentServer, type Buyer } from './payment-server'

const { test: server, ledger, buyer, start, checkoutOf, hasAccess, order } = await openPaymentServer()
afterAll(() => server.close())

/** What the widget's script sends for a signed order. */
const paymentOf = async (who: Buyer, changes: object = {}) => {
  const { body } = await start(who, 'monthly')
  const { orderId, amount, currency, items } = checkoutOf(who, 'monthly')
  return {
    merchant_id: String(fieldOf(body, 'merchant_id')),
    hash: String(fieldOf(body, 'hash')),
    return_url: 'https://naru.example/payment/success',
    cancel_url: 'https://naru.example/payment/cancel',
    notify_url: 'https://naru.example/payment/notify',
    first_name: 'Nimal',
    last_name: 'Perera',
    email: who.email,
    phone: who.phone,
    address: 'Sri Lanka',
    city: 'Sri Lanka',
    country: 'Sri Lanka',
    order_id: orderId,
    items,
    currency,
    amount,
    ...changes,
  }
}
const open = async (who: Buyer, changes: object = {}) =>
  (await who.post('/__payhere/pay/checkoutJ', await paymentOf(who, changes))).body

test('a started payment names the stand-in’s script, which is served', async () => {
  const { body } = await start(await buyer(), 'monthly')
  expect(fieldOf(body, 'script')).toBe('/__payhere/lib/payhere.js')
  const script = await server.server.inject('/__payhere/lib/payhere.js')
  expect(script.headers['content-type']).toMatch(/javascript/)
  expect(script.body).toContain('window.payhere = payhere')
})

test.each([
  [{ amount: '1000' }, /two decimals/],
  [{ amount: '1,000.00' }, /two decimals/],
  [{ amount: '1.00' }, /Unauthorized/],
  [{ hash: 'A'.repeat(32) }, /Unauthorized/],
  [{ merchant_id: '2' }, /Unauthorized/],
  [{ notify_url: undefined }, /notify_url is missing/],
  [{ address: '' }, /address is missing/],
])('an order with %j is rejected like by the gateway', async (changes, sentence) => {
  expect(await open(await buyer(), changes)).toEqual({ error: expect.stringMatching(sentence) })
})

test('its checkout says that no money moves, shows the order as text, and can be embedded by the site only', async () => {
  const who = await buyer()
  const path = String(fieldOf(await open(who, { items: '<b>Plan</b>' }), 'path'))
  const page = await server.server.inject(`/__payhere/${path}`)
  expect(page.body).toContain('No money moves.')
  expect(page.body).toContain('LKR 990.50')
  expect(page.body).not.toContain('<b>Plan')
  expect(page.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/)
})

test.each([
  ['pay', 'confirmed', true],
  ['pending', 'pending', false],
  ['decline', 'failed', false],
] as const)('the button %s makes the order %s', async (choice, state, access) => {
  const who = await buyer()
  const path = String(fieldOf(await open(who), 'path'))
  expect(await who.post(`/__payhere/${path}/${choice}`, {})).toMatchObject({ status: 200 })
  await server.context.payments.flush()
  expect(await order(checkoutOf(who, 'monthly').orderId)).toMatchObject({ state })
  expect(await hasAccess(who)).toBe(access)
})

test('answers queries of the app only', async () => {
  const token = (authorization: string) =>
    server.server.inject({
      method: 'POST',
      url: '/__payhere/merchant/v1/oauth/token',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=client_credentials',
    })
  expect((await token('Basic eDp5')).statusCode).toBe(401)
  const good = await token(`Basic ${Buffer.from('stand-in:stand-in').toString('base64')}`)
  expect(good.json()).toMatchObject({ token_type: 'bearer', expires_in: 599 })
  const search = await server.server.inject('/__payhere/merchant/v1/payment/search?order_id=x')
  expect(search.statusCode).toBe(401)
  expect(ledger().payments('x')).toEqual([])
})

test('production rejects it', () => {
  const production = {
    DATABASE_URL: 'postgres://naru@db/naru',
    PUBLIC_URL: 'https://naru.lk',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Naru <no-reply@naru.lk>',
    CONTACT_EMAIL: 'office@naru.lk',
  }
  const check = (environment: Record<string, string>) => () => refuseDefaults(readSettings(environment), environment)
  expect(check(production)).toThrow(/PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET/)
  expect(check({ ...production, PAYHERE_MERCHANT_ID: '1210000', PAYHERE_MERCHANT_SECRET: 'secret' })).not.toThrow()
  expect(check({ ...production, PAYMENTS: 'closed' })).not.toThrow()
})
