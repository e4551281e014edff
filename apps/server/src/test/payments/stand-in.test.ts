import { expect, test } from 'vitest'
import { fieldOf } from '../support/client'
import { openPaymentServer, type Buyer } from '../support/payment-server'

const { test: server, ledger, buyer, start, checkoutOf } = await openPaymentServer()

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
