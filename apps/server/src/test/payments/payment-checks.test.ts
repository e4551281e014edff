import { describe, expect, test } from 'vitest'
import { noticeSignature, orderHash } from '../../modules/payments/signature'
import { fieldOf } from '../support/client'
import { openPaymentServer } from '../support/payment-server'

const setup = await openPaymentServer()
const { test: server, clock, alarms, ledger, buyer, start, purchase, checkoutOf, notify, report, order } = setup
const { ordered, hasAccess, paymentLog } = setup
const merchant = { id: '1234567', secret: 'of the live site' }
const previousSecret = 'of the live site before'
const settings = {
  PAYHERE_MERCHANT_ID: merchant.id,
  PAYHERE_MERCHANT_SECRET: merchant.secret,
  PAYHERE_MERCHANT_SECRET_PREVIOUS: previousSecret,
}
const signedOnly = await openPaymentServer({ environment: settings })
const closed = await openPaymentServer({ environment: { PAYMENTS: 'closed' } })
const limited = await openPaymentServer({ environment: { ADDRESS_LIMITS: 'true' } })

const runMaintenance = () => server.runMaintenance()

describe('a payment counts when the gateway confirms it', () => {
  test('P-14: a small payment, replayed as a large one with the same signature, is rejected by the query', async () => {
    const who = await buyer()
    const signed = await start(who, 'forever')
    const large = checkoutOf(who, 'forever')
    // Without a separator between them, X and 2500.00 are signed like X2 and 500.00.
    const small = { ...large, orderId: `${large.orderId}2`, amount: '500.00' }
    const hash = String(fieldOf(signed.body, 'hash'))
    const asSmall = { orderId: small.orderId, amountCents: 50_000, currency: 'LKR' }
    expect(orderHash(ledger().merchant, asSmall)).toBe(hash)
    ledger().pay(small)
    const replayed = ledger().notice(small, '2')
    replayed.set('order_id', large.orderId)
    replayed.set('payhere_amount', large.amount)
    expect(replayed.get('md5sig')).toBe(ledger().notice(large, '2').get('md5sig'))

    expect((await notify(replayed)).statusCode).toBe(200)
    expect(await order(large.orderId)).toMatchObject({ state: 'paid' })
    expect(await paymentLog(large.orderId)).toEqual(['notice: moved', 'question: not-confirmed'])
    expect(alarms.at(-1)).toBe(
      `Payment alarm: order ${large.orderId} over 2500.00 LKR was reported as paid, but the gateway knows no such payment. Nothing was activated.`,
    )
    expect(await clock.advanceUntil(purchase(who, 'forever'))).toMatchObject({ status: 409 })
    expect(await hasAccess(who)).toBe(false)
  })

  test('and does not while the gateway cannot be reached; the query is retried', async () => {
    const { who, checkout } = await ordered('monthly')
    ledger().pay(checkout)
    const { gateway } = server.context.payments
    const find = gateway?.retrieval?.find
    if (gateway?.retrieval === undefined || find === undefined) throw new Error('The stand-in has no retrieval API.')
    gateway.retrieval.find = () => Promise.reject(new Error('timeout'))
    await report(checkout, '2')
    expect(await order(checkout.orderId)).toMatchObject({ state: 'paid' })
    expect(await paymentLog(checkout.orderId)).toEqual(['notice: moved', 'question: unreachable'])
    expect(await hasAccess(who)).toBe(false)
    gateway.retrieval.find = find
    clock.forward(59)
    await runMaintenance()
    expect(await hasAccess(who)).toBe(false)
    clock.forward(1)
    await runMaintenance()
    expect(await hasAccess(who)).toBe(true)
    expect(await order(checkout.orderId)).toMatchObject({ state: 'confirmed', nextCheckAt: null })
  })

  test('whose notice was lost is found two minutes after its start', async () => {
    const { who, checkout } = await ordered('monthly')
    ledger().pay(checkout)
    clock.forward(119)
    await runMaintenance()
    expect(await hasAccess(who)).toBe(false)
    clock.forward(1)
    await runMaintenance()
    expect(await hasAccess(who)).toBe(true)
  })

  test.each([
    ['REFUNDED', 'refunded'],
    ['CHARGEBACKED', 'charged_back'],
  ] as const)('that is %s by then activates no plan', async (status, state) => {
    const { who, checkout } = await ordered('monthly')
    ledger().pay(checkout)
    ledger().change(checkout.orderId, status)
    clock.forward(120)
    await runMaintenance()
    expect(await order(checkout.orderId)).toMatchObject({ state })
    expect(await hasAccess(who)).toBe(false)
  })

  test('with another amount does not count', async () => {
    const { who, checkout } = await ordered('monthly')
    ledger().pay({ ...checkout, amount: '990.49' })
    clock.forward(120)
    await runMaintenance()
    expect(await hasAccess(who)).toBe(false)
    expect(alarms.at(-1)).toContain('knows no such payment')
  })

  test('is queried less and less often, and never after a day without a notice', async () => {
    const { orderId } = (await ordered('monthly')).checkout
    const pauses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const before = await order(orderId)
      if (before === undefined || before.nextCheckAt === null) break
      clock.forward((before.nextCheckAt.getTime() - clock.now().getTime()) / 1000)
      await runMaintenance()
      const after = await order(orderId)
      pauses.push(((after?.nextCheckAt?.getTime() ?? 0) - clock.now().getTime()) / 60_000)
    }
    expect(pauses.slice(0, -1)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    expect(await order(orderId)).toMatchObject({ state: 'created', nextCheckAt: null })
    expect(await paymentLog(orderId)).toEqual([])
  })

  test('wakes the purchase that waits for it', async () => {
    const { who, checkout } = await ordered('monthly')
    const startedAt = clock.now().getTime()
    const answer = purchase(who, 'monthly')
    ledger().pay(checkout)
    await report(checkout, '2')
    expect(await answer).toMatchObject({ status: 200 })
    expect(clock.now().getTime()).toBe(startedAt)
  })
})

describe('without a retrieval API the signature suffices', () => {
  const noticeFor = async (secret: string) => {
    const who = await signedOnly.buyer()
    await signedOnly.start(who, 'monthly')
    const { orderId, amount, currency } = signedOnly.checkoutOf(who, 'monthly')
    const signed = { merchantId: merchant.id, orderId, amount, currency, statusCode: '2' }
    const form = new URLSearchParams({
      merchant_id: merchant.id,
      order_id: orderId,
      payment_id: '320025071234',
      payhere_amount: amount,
      payhere_currency: currency,
      status_code: '2',
      md5sig: noticeSignature(signed, secret),
    })
    return { who, form }
  }

  test('and a correctly signed notice activates the plan', async () => {
    const { who, form } = await noticeFor(merchant.secret)
    expect((await signedOnly.notify(form)).statusCode).toBe(200)
    expect(await signedOnly.hasAccess(who)).toBe(true)
  })

  test('also one signed with the previous secret; orders are signed with the new one', async () => {
    const { who, form } = await noticeFor(previousSecret)
    expect((await signedOnly.notify(form)).statusCode).toBe(200)
    expect(await signedOnly.hasAccess(who)).toBe(true)
    const other = await signedOnly.buyer()
    const { orderId, amount } = signedOnly.checkoutOf(other, 'monthly')
    const { body } = await signedOnly.start(other, 'monthly')
    const signed = { orderId, amountCents: Number(amount) * 100, currency: 'LKR' }
    expect(fieldOf(body, 'hash')).toBe(orderHash(merchant, signed))
  })

  test('P-17: but not one that the sandbox signed', async () => {
    const { who, form } = await noticeFor('of the sandbox')
    expect((await signedOnly.notify(form)).statusCode).toBe(400)
    expect(await signedOnly.hasAccess(who)).toBe(false)
    expect(signedOnly.alarms.at(-1)).toContain('wrong-signature')
  })

  test('and no route of the stand-in is served', async () => {
    expect((await signedOnly.test.server.inject('/__payhere/lib/payhere.js')).statusCode).toBe(404)
    const who = await signedOnly.buyer()
    expect((await signedOnly.start(who, 'monthly')).body).toEqual({
      hash: expect.any(String),
      merchant_id: merchant.id,
    })
  })
})

test('closed payments sign no orders, say so, and reject notices', async () => {
  const who = await closed.buyer()
  expect(await closed.start(who, 'monthly')).toMatchObject({
    status: 503,
    body: { success: false, message: 'Online payment is not available on this site yet. Nothing was charged.' },
  })
  expect((await closed.notify('order_id=x')).statusCode).toBe(400)
  expect(await closed.purchase(who, 'monthly')).toMatchObject({ status: 402 })
})

test('rejected notices are rate limited, accepted ones are not', async () => {
  const who = await limited.buyer()
  await limited.start(who, 'monthly')
  const checkout = limited.checkoutOf(who, 'monthly')
  for (let count = 0; count < 70; count += 1) {
    expect((await limited.report(checkout, '0')).statusCode).toBe(200)
  }
  const statuses = []
  for (let count = 0; count < 61; count += 1) statuses.push((await limited.notify('order_id=x')).statusCode)
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400))
  expect(statuses[60]).toBe(429)
  limited.clock.forward(61)
  expect((await limited.report(checkout, '-2')).statusCode).toBe(200)
})
