import type { Gateway, KnownPayment } from './gateway'
import { factsOf, type Notice, type NoticeFacts, noticeOf } from './notice'
import {
  activateOrder,
  claimDueOrders,
  insertLogEntry,
  isWorthChecking,
  lockOrder,
  moveOrder,
  type Order,
  orderById,
  type Outcome,
  revokeOrder,
  stopChecking,
} from './repository'
import { isSignedBy } from './signature'
import { mayMove, moveOf, type OrderState } from './states'
import { formatAmount } from '../../platform/amount'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { presentOf } from '../../platform/db/present'
import { codeOf, reasonOf } from '../../platform/failure'
import type { EventFacts, SecurityEvent } from '../../platform/security-events'

export interface PaymentPorts {
  database: Database
  /** Resolves after this time. */
  pause: (milliseconds: number) => Promise<void>
  /** Undefined: payments are closed; earlier payments still count. */
  gateway: Gateway | undefined
  /** The site's origin, for the buyer's mail. */
  site: string
  /** Reports something that a person should check: one line, without personal data. */
  alarm: (line: string) => void
  logSecurityEvent: (event: SecurityEvent, facts?: EventFacts) => void
}

export interface Payments {
  gateway: Gateway | undefined
  events: PaymentEvents
  pause: PaymentPorts['pause']
  /**
   * Receives a notice of the gateway. Resolves to whether it was accepted; its order is confirmed in the background.
   */
  receive: (form: URLSearchParams) => Promise<boolean>
  /** Queries the gateway for orders without a notice in due time. */
  checkDueOrders: () => Promise<void>
  /** Resolves when no background work is left. */
  flush: () => Promise<void>
}

export interface PaymentContext extends Context {
  payments: Payments
}

/** Maximum number of orders per run. */
const MAX_CHECKS = 20

const outcomeOfDoubt = (notice: Notice, order: Order | undefined, gateway: Gateway): Outcome | undefined => {
  if (notice.merchantId !== gateway.merchant.id) return 'wrong-merchant'
  if (order === undefined) return 'unknown-order'
  if (!isSignedBy(notice, notice.signature, gateway.merchant)) return 'wrong-signature'
  if (notice.currency !== order.currency || notice.amountCents !== order.amountCents) return 'wrong-amount'
  return undefined
}

const matches = (payment: KnownPayment, order: Order) =>
  payment.orderId === order.orderId && payment.amountCents === order.amountCents && payment.currency === order.currency

const stateOf: Readonly<Record<KnownPayment['status'], OrderState>> = {
  received: 'confirmed',
  refunded: 'refunded',
  charged_back: 'charged_back',
}

export const createPayments = ({ database, pause, gateway, site, alarm, logSecurityEvent }: PaymentPorts): Payments => {
  const events = createPaymentEvents()
  const running = new Set<Promise<void>>()

  const inBackground = (work: () => Promise<void>) => {
    const task: Promise<void> = work()
      .catch((thrown: unknown) => alarm(`Payments: background work failed (${codeOf(thrown) ?? reasonOf(thrown)}).`))
      .finally(() => running.delete(task))
    running.add(task)
  }

  /** Moves a locked order to a state, with all consequences. */
  const applyState = async (transaction: Database, order: Order, to: OrderState) => {
    const present = await presentOf(transaction)
    await moveOrder(transaction, order, to, present)
    if (to === 'confirmed' && (await activateOrder(transaction, order, { now: present, site }))) {
      alarm(
        `Payment alarm: order ${order.orderId} was paid, but less than the price of its plan. Nothing was activated.`,
      )
    }
    if (to === 'charged_back' || to === 'refunded') await revokeOrder(transaction, order, present)
  }

  const announce = ({ userId, orderId, planId }: Order, state: OrderState) => {
    events.emit(userId)
    logSecurityEvent('payment', { userId, subjectId: orderId })
    if (state === 'confirmed') logSecurityEvent('plan activated', { userId, subjectId: planId ?? orderId })
    if (state === 'charged_back' || state === 'refunded') {
      alarm(`Payment alarm: order ${orderId} was reversed (${state}); its plan has ended.`)
    }
  }

  const write = (source: 'notice' | 'question', outcome: Outcome, facts: NoticeFacts, transaction = database) =>
    insertLogEntry(transaction, { source, outcome, facts })

  /** Queries the gateway for an order and applies its response. */
  const checkOrder = async (order: Order) => {
    if (gateway?.retrieval === undefined) return
    const facts = { orderId: order.orderId, amount: formatAmount(order.amountCents), currency: order.currency }
    const isReported = order.state === 'paid'
    let known: KnownPayment[]
    try {
      known = await gateway.retrieval.find(order.orderId)
    } catch (thrown) {
      // Nothing is activated without a response; the query is retried.
      if (isReported) await write('question', 'unreachable', { ...facts, message: reasonOf(thrown).slice(0, 200) })
      return
    }
    const payments = known.filter((payment) => matches(payment, order))
    // A received payment outweighs a refunded one: a buyer may have paid twice.
    const found = payments.find(({ status }) => status === 'received') ?? payments[0]
    if (found !== undefined) {
      const to = stateOf[found.status]
      const moved = await database.transaction(async (transaction) => {
        const locked = await lockOrder(transaction, order.orderId)
        if (locked === undefined || !mayMove(locked.state, to)) return false
        await applyState(transaction, locked, to)
        await write('question', 'confirmed', { ...facts, message: found.status }, transaction)
        return true
      })
      if (moved) announce(order, to)
    } else if (isReported || known.length > 0) {
      await write('question', 'not-confirmed', { ...facts, message: `${known.length} other payments` })
      alarm(
        `Payment alarm: order ${order.orderId} over ${facts.amount} ${order.currency} was reported as paid, but the gateway knows no such payment. Nothing was activated.`,
      )
    }
  }

  const receive = async (form: URLSearchParams): Promise<boolean> => {
    const facts = factsOf(form)
    const notice = noticeOf(form)
    if (gateway === undefined || notice === undefined) {
      await write('notice', 'malformed', facts)
      return false
    }
    const result = await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, notice.orderId)
      const doubt = outcomeOfDoubt(notice, order, gateway)
      if (order === undefined || doubt !== undefined) {
        await write('notice', doubt ?? 'unknown-order', facts, transaction)
        return { doubt: doubt ?? 'unknown-order' }
      }
      const move = moveOf(order.state, notice.statusCode)
      await write('notice', move.kind, facts, transaction)
      if (move.kind !== 'moved') return { order, state: order.state, isNews: false }
      // Without the retrieval API the signature has to suffice.
      const to = move.to === 'paid' && gateway.retrieval === undefined ? 'confirmed' : move.to
      await applyState(transaction, order, to)
      return { order, state: to, isNews: true }
    })
    if ('doubt' in result) {
      if (result.doubt !== 'unknown-order') {
        alarm(`Payment alarm: a notice for order ${notice.orderId} was rejected (${result.doubt}).`)
      }
      return false
    }
    const { order, state, isNews } = result
    if (isNews) announce(order, state)
    if (state === 'paid') inBackground(() => checkOrder({ ...order, state }))
    return true
  }

  const checkDueOrders = async () => {
    if (gateway?.retrieval === undefined) return
    for (const order of await claimDueOrders(database, await presentOf(database), MAX_CHECKS)) {
      await checkOrder(order)
      const after = await orderById(database, order.orderId)
      if (after !== undefined && !isWorthChecking(after, await presentOf(database))) await stopChecking(database, after)
    }
  }

  return {
    gateway,
    events,
    pause,
    receive,
    checkDueOrders,
    flush: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Wakes calls that wait for changes of a buyer's payments. Works within this process; others poll the database. */
interface PaymentEvents {
  /** Resolves at the next event of a buyer, or when `timeout` resolves. */
  next: (userId: string, timeout: Promise<void>) => Promise<void>
  emit: (userId: string) => void
}

const createPaymentEvents = (): PaymentEvents => {
  const listeners = new Map<string, Set<() => void>>()
  return {
    next: (userId, timeout) =>
      new Promise((done) => {
        const ofUser = listeners.get(userId) ?? new Set()
        const wake = () => {
          ofUser.delete(wake)
          if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId)
          done()
        }
        listeners.set(userId, ofUser.add(wake))
        void timeout.then(wake)
      }),
    emit: (userId) => {
      for (const wake of listeners.get(userId) ?? []) wake()
    },
  }
}
