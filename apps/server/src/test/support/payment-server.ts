import { eq } from 'drizzle-orm'
import { paymentNotices, paymentOrders, purchases } from '../../platform/db/schema'
import type { Checkout } from '../../gateway/ledger'
import type { StatusCode } from '../../modules/payments/states'
import { openTestServer, type TestServer, type TestServerOptions } from './test-server'
import { newLearner, type Client } from './client'
import { writeContent } from './content'

/** Plans of every kind: free, five minutes, monthly, lifetime, yearly. */
const plans = `
- { id: free, name: Free, duration: monthly, price: 0, exams: [mini] }
- { id: quick, name: Quick, duration: 5-minutes, price: 50, exams: [other] }
- { id: monthly, name: Monthly, duration: monthly, price: 990.5, exams: [mini, other] }
- { id: forever, name: Forever, duration: one-time, price: 2500, exams: [other] }
- { id: yearly, name: Yearly, duration: yearly, price: 9500, exams: [mini, other] }
`

const prices: Readonly<Record<string, number>> = { quick: 50, monthly: 990.5, forever: 2500, yearly: 9500 }

/** A clock that tests advance, and timers that run on it. */
export const manualTimers = (start = '2026-03-01T08:00:00.000Z') => {
  let time = Date.parse(start)
  let waiting: { at: number; done: () => void }[] = []
  let startedTimers = 0
  const nextTick = () => new Promise<void>((done) => setImmediate(done))
  const forward = (seconds: number) => {
    time += seconds * 1000
    const due = waiting.filter(({ at }) => at <= time)
    waiting = waiting.filter(({ at }) => at > time)
    for (const { done } of due) done()
  }
  return {
    now: () => new Date(time),
    pause: (milliseconds: number) =>
      new Promise<void>((done) => {
        startedTimers += 1
        waiting.push({ at: time + milliseconds, done })
      }),
    /** Advances the clock and resolves the timers that are due. */
    forward,
    /** Resolves when so many timers are pending. */
    waits: async (count: number) => {
      while (waiting.length < count) await nextTick()
    },
    /** Advances time by half seconds until a promise settles. */
    advanceUntil: async <T>(answer: Promise<T>): Promise<T> => {
      const state = { isSettled: false }
      const watched = answer.finally(() => {
        state.isSettled = true
      })
      let seen = startedTimers
      while (!state.isSettled) {
        await nextTick()
        if (startedTimers === seen) continue
        seen = startedTimers
        forward(0.5)
      }
      return watched
    },
  }
}

export type Buyer = Awaited<ReturnType<typeof newLearner>>

/** The body of POST /payment/start. */
export const orderBody = ({ userId, email, phone }: Buyer, planId: string, changes: object = {}) => ({
  order_id: `${userId}123456`,
  amount: prices[planId],
  currency: 'LKR',
  first_name: 'Nimal',
  last_name: 'Perera',
  email,
  phone,
  address: '',
  city: '',
  country: 'Sri Lanka',
  pricePlanId: planId,
  ...changes,
})

/** A server with paid plans, a manual clock, the payment gateway stand-in, and the reported alarms. */
export const openPaymentServer = async (options: TestServerOptions = {}) => {
  const clock = manualTimers()
  const alarms: string[] = []
  const test: TestServer = await openTestServer({
    contentFolder: writeContent({ 'plans.yaml': plans }),
    now: clock.now,
    pause: clock.pause,
    notifyOperator: (line) => alarms.push(line),
    ...options,
  })
  const { database, payments } = test.context
  const ledger = () => {
    if (test.standIn === undefined) throw new Error('This server has no stand-in.')
    return test.standIn.ledger
  }

  const buyer = () => newLearner(test)
  const start = (who: Buyer, planId: string, changes: object = {}) =>
    who.post('/payment/start', orderBody(who, planId, changes))
  const purchase = (who: Client, pricePlanId: string) => who.post('/api/user-plan-purchases', { pricePlanId })

  /** The order that `start` has signed, as the checkout shows it. */
  const checkoutOf = ({ userId }: Buyer, planId: string, number = '123456'): Checkout => ({
    orderId: `${userId}${number}`,
    amount: (prices[planId] ?? 0).toFixed(2),
    currency: 'LKR',
    items: 'Subscription Activation',
  })

  /** A new learner who has begun to pay for a plan. */
  const ordered = async (planId: string) => {
    const who = await buyer()
    await start(who, planId)
    return { who, checkout: checkoutOf(who, planId) }
  }

  const notify = async (form: URLSearchParams | string, type = 'application/x-www-form-urlencoded') => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/payment/notify',
      headers: { 'content-type': type },
      payload: form.toString(),
    })
    await payments.flush()
    return response
  }
  const report = (checkout: Checkout, code: StatusCode) => notify(ledger().notice(checkout, code))
  /** Starts an order, pays it at the stand-in, and sends its notice. */
  const buy = async (who: Buyer, planId: string, changes: object = {}, number = '123456') => {
    await start(who, planId, { order_id: `${who.userId}${number}`, ...changes })
    const checkout = checkoutOf(who, planId, number)
    ledger().pay(checkout)
    await report(checkout, '2')
    return checkout
  }

  /** A new learner who has bought a plan. */
  const bought = async (planId: string, changes: object = {}) => {
    const who = await buyer()
    return { who, checkout: await buy(who, planId, changes) }
  }

  const order = async (orderId: string) => {
    const [row] = await database.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId))
    return row
  }
  return {
    ordered,
    bought,
    test,
    clock,
    alarms,
    ledger,
    buyer,
    start,
    purchase,
    checkoutOf,
    notify,
    report,
    buy,
    order,
    hasAccess: async (who: Client) => (await who.get('/api/auth/check-access')).text === '{"canAccessExam":true}',
    purchasesOf: ({ userId }: Buyer) => database.select().from(purchases).where(eq(purchases.userId, userId)),
    /** The payment log of an order, oldest first. */
    paymentLog: async (orderId: string) => {
      const rows = await database.select().from(paymentNotices).where(eq(paymentNotices.orderId, orderId))
      return rows.map(({ source, outcome }) => `${source}: ${outcome}`)
    },
  }
}
