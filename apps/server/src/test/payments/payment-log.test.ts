import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentNotices, paymentOrders, purchases } from '../../platform/db/schema'
import { newId } from '../../platform/ids'
import { deleteOldNotices } from '../../modules/payments/repository'
import { openPaymentServer } from '../support/payment-server'

const DAY = 86_400
const { test: server, clock, ledger, buyer, buy, report, order, paymentLog, ordered } = await openPaymentServer()
const { database } = server.context

describe('the payment log', () => {
  test('keeps notices for two years, and the state of the order forever', async () => {
    const who = await buyer()
    const { orderId } = await buy(who, 'forever')
    const said = await paymentLog(orderId)
    expect(said.length).toBeGreaterThan(0)
    const [before, bought] = [await order(orderId), await database.select().from(purchases)]

    clock.forward(730 * DAY)
    await server.runMaintenance()
    expect(await paymentLog(orderId)).toEqual(said)
    clock.forward(1)
    await server.runMaintenance()
    expect(await paymentLog(orderId)).toEqual([])
    expect(await order(orderId)).toEqual(before)
    expect(before).toMatchObject({ state: 'confirmed', amountCents: 250_000 })
    expect(await database.select().from(purchases)).toEqual(bought)
  })

  test('deletes rejected notices, too', async () => {
    const { checkout } = await ordered('monthly')
    const form = ledger().notice(checkout, '2')
    form.set('md5sig', 'F'.repeat(32))
    await server.server.inject({
      method: 'POST',
      url: '/payment/notify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
    expect(await paymentLog(checkout.orderId)).toEqual(['notice: wrong-signature'])
    clock.forward(731 * DAY)
    await server.runMaintenance()
    expect(await paymentLog(checkout.orderId)).toEqual([])
    expect(await order(checkout.orderId)).toMatchObject({ state: 'created' })
  })

  test.each(['pending', 'paid'] as const)('deletes nothing of an order that is still %s', async (state) => {
    const { checkout } = await ordered('monthly')
    await report(checkout, '0')
    const isThis = eq(paymentOrders.orderId, checkout.orderId)
    await database.update(paymentOrders).set({ state, nextCheckAt: null }).where(isThis)
    const said = await paymentLog(checkout.orderId)
    clock.forward(1000 * DAY)
    await server.runMaintenance()
    expect(await paymentLog(checkout.orderId)).toEqual(said)
    expect(said.length).toBeGreaterThan(0)
    await database.update(paymentOrders).set({ state: 'failed' }).where(isThis)
    await server.runMaintenance()
    expect(await paymentLog(checkout.orderId)).toEqual([])
  })

  test('is deleted in batches, oldest first', async () => {
    const now = clock.now()
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      id: newId(),
      receivedAt: new Date(now.getTime() - (731 * DAY + index) * 1000),
      source: 'notice' as const,
      outcome: 'unknown-order' as const,
      orderId: 'nobody-knows',
    }))
    await database.insert(paymentNotices).values(rows)
    const left = async () => (await paymentLog('nobody-knows')).length
    const counts: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await server.runMaintenance()
      counts.push(await left())
    }
    expect(counts).toEqual([700, 200, 0])
  })

  test('keeps the configured number of days', async () => {
    const receivedAt = new Date(clock.now().getTime() - 181 * DAY * 1000)
    const notice = { id: newId(), receivedAt, source: 'notice', outcome: 'malformed', orderId: 'half-a-year' } as const
    await database.insert(paymentNotices).values(notice)
    await deleteOldNotices(database, 182, clock.now())
    expect(await paymentLog('half-a-year')).toHaveLength(1)
    await deleteOldNotices(database, 180, clock.now())
    expect(await paymentLog('half-a-year')).toEqual([])
  })
})
