import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { paymentNotices, paymentOrders, purchases, users } from '../../platform/db/schema'
import { newId } from '../../platform/ids'
import { practiceChanged } from '../plans/practice-version'
import { queueMailsIn } from '../../platform/mail/mail-queue'
import { purchaseMail } from '../../platform/mail/messages'
import { addPurchase, anyPlanById, type Plan, type Purchase } from '../plans/repository'
import type { NoticeFacts } from './notice'
import { openStates, type OrderState } from './states'

export type Order = typeof paymentOrders.$inferSelect

export type OrderTerms = Pick<Order, 'orderId' | 'userId' | 'planId' | 'amountCents' | 'currency'>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** Time before the gateway is first queried for an order, in milliseconds. */
export const FIRST_CHECK_DELAY_MS = 2 * MINUTE

export const insertLogEntry = async (
  database: Database,
  entry: { source: 'notice' | 'question'; outcome: Outcome; facts: NoticeFacts },
): Promise<void> => {
  const { facts, ...rest } = entry
  await database.insert(paymentNotices).values({ id: newId(), receivedAt: databaseNow, ...rest, ...facts })
}

export type Outcome = (typeof paymentNotices.$inferSelect)['outcome']

/** Inserts an order, or returns the one with the same id. */
export const storeOrder = async (database: Database, terms: OrderTerms, now: Date): Promise<Order | undefined> => {
  await database
    .insert(paymentOrders)
    .values({
      ...terms,
      state: 'created',
      createdAt: now,
      changedAt: now,
      nextCheckAt: after(now, FIRST_CHECK_DELAY_MS),
    })
    .onConflictDoNothing()
  return orderById(database, terms.orderId)
}

export const orderById = async (database: Database, orderId: string): Promise<Order | undefined> => {
  const [order] = await database.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId))
  return order
}

export const lockOrder = async (transaction: Database, orderId: string): Promise<Order | undefined> => {
  const [order] = await transaction.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId)).for('update')
  return order
}

/** Moves a locked order to another state. A paid, unconfirmed order is queried soon. */
export const moveOrder = async (
  transaction: Database,
  { orderId, userId }: Order,
  to: OrderState,
  now: Date,
): Promise<void> => {
  await transaction
    .update(paymentOrders)
    .set({
      state: to,
      changedAt: now,
      nextCheckAt: to === 'paid' || to === 'pending' ? after(now, MINUTE) : null,
      checks: 0,
    })
    .where(eq(paymentOrders.orderId, orderId))
  await practiceChanged(transaction, [userId])
}

/** Adds the purchase that a locked, confirmed order has paid for, and mails it to the buyer. */
const fulfil = async (
  transaction: Database,
  { orderId, userId, amountCents }: Pick<Order, 'orderId' | 'userId' | 'amountCents'>,
  plan: Plan,
  { now, site }: { now: Date; site: string },
): Promise<Purchase> => {
  const purchase = await addPurchase(transaction, userId, plan, now)
  await transaction.update(paymentOrders).set({ purchaseId: purchase.id }).where(eq(paymentOrders.orderId, orderId))
  const buyers = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  const { expiresAt } = purchase
  const mailed = buyers.map((buyer) => purchaseMail(buyer, plan, { orderId, amountCents, expiresAt }, site))
  await queueMailsIn(transaction, mailed)
  return purchase
}

/** Activates a plan that the staff gives: for the user's first confirmed payment that has brought none, if there is one. */
export const givePlan = async (
  transaction: Database,
  userId: string,
  plan: Plan,
  at: { now: Date; site: string },
): Promise<Purchase> => {
  const [order] = await transaction
    .select()
    .from(paymentOrders)
    .where(
      and(eq(paymentOrders.userId, userId), eq(paymentOrders.state, 'confirmed'), isNull(paymentOrders.purchaseId)),
    )
    .orderBy(asc(paymentOrders.createdAt))
    .limit(1)
    .for('update')
  return order === undefined ? addPurchase(transaction, userId, plan, at.now) : fulfil(transaction, order, plan, at)
}

/**
 * Activates the plan that a locked, confirmed order names, once.
 * @param at the present, and the site's origin for the buyer's mail
 * @returns whether the order paid too little, so that nothing was activated.
 */
export const activateOrder = async (
  transaction: Database,
  order: Order,
  at: { now: Date; site: string },
): Promise<boolean> => {
  if (order.purchaseId !== null || order.planId === null) return false
  const plan = await anyPlanById(transaction, order.planId)
  if (plan === undefined || order.amountCents < plan.priceCents || order.currency !== 'LKR') return true
  await fulfil(transaction, order, plan, at)
  return false
}

/** Ends the purchase of an order; a purchase that would start later never starts. */
export const revokeOrder = async (transaction: Database, { purchaseId }: Order, now: Date): Promise<void> => {
  if (purchaseId === null) return
  await transaction
    .update(purchases)
    .set({
      expiresAt: sql`greatest(${purchases.activatedAt}, least(${purchases.expiresAt}, ${now.toISOString()}::timestamptz))`,
    })
    .where(eq(purchases.id, purchaseId))
}

export const purchaseById = async (database: Database, id: string): Promise<Purchase | undefined> => {
  const [purchase] = await database.select().from(purchases).where(eq(purchases.id, id))
  return purchase
}

/** Orders of a buyer that pay for a plan: those that name it, and those with its amount that name none. */
const paysFor = (userId: string, plan: Plan) =>
  and(
    eq(paymentOrders.userId, userId),
    eq(paymentOrders.currency, 'LKR'),
    or(
      eq(paymentOrders.planId, plan.id),
      and(isNull(paymentOrders.planId), eq(paymentOrders.amountCents, plan.priceCents)),
    ),
  )

/** Uses a confirmed order that names no plan for this one. The buyer's row must be locked. */
export const useUnnamedOrder = async (
  transaction: Database,
  userId: string,
  plan: Plan,
  at: { now: Date; site: string },
): Promise<Purchase | undefined> => {
  const [order] = await transaction
    .select()
    .from(paymentOrders)
    .where(
      and(
        paysFor(userId, plan),
        isNull(paymentOrders.planId),
        eq(paymentOrders.state, 'confirmed'),
        isNull(paymentOrders.purchaseId),
      ),
    )
    .orderBy(asc(paymentOrders.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return order === undefined ? undefined : fulfil(transaction, order, plan, at)
}

/** How long an order without any notice counts as in progress, in milliseconds. */
const CHECKOUT_TIMEOUT_MS = HOUR

/** The newest order for a plan whose state may still change. */
export const openOrder = async (
  database: Database,
  userId: string,
  plan: Plan,
  now: Date,
): Promise<Order | undefined> => {
  const [order] = await database
    .select()
    .from(paymentOrders)
    .where(
      and(
        paysFor(userId, plan),
        inArray(paymentOrders.state, [...openStates]),
        or(
          inArray(paymentOrders.state, ['pending', 'paid']),
          gt(paymentOrders.createdAt, after(now, -CHECKOUT_TIMEOUT_MS)),
        ),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1)
  return order
}

export interface PaidPurchase {
  purchase: Purchase
  paidAt: Date
}

/** The latest paid purchase of a plan that has not ended. */
export const paidPurchase = async (
  database: Database,
  userId: string,
  planId: string,
  now: Date,
): Promise<PaidPurchase | undefined> => {
  const [found] = await database
    .select({ purchase: purchases, paidAt: paymentOrders.changedAt })
    .from(purchases)
    .innerJoin(paymentOrders, eq(paymentOrders.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.userId, userId),
        eq(purchases.planId, planId),
        eq(paymentOrders.state, 'confirmed'),
        or(isNull(purchases.expiresAt), gt(purchases.expiresAt, now)),
      ),
    )
    .orderBy(desc(paymentOrders.changedAt))
    .limit(1)
  return found
}

/** Doubles from two minutes up to six hours. */
const pauseBetween = sql`least(interval '6 hours', interval '2 minutes' * power(2, least(${paymentOrders.checks}, 12)))`

/** How long the gateway is queried for an order in each open state, in milliseconds. */
const CHECK_FOR_MS: Readonly<Record<(typeof openStates)[number], number>> = {
  created: 24 * HOUR,
  pending: 30 * 24 * HOUR,
  paid: Number.POSITIVE_INFINITY,
}

/** Whether to query the gateway again for an order. */
export const isWorthChecking = ({ state, createdAt }: Order, now: Date): boolean => {
  const open = openStates.find((name) => name === state)
  return open !== undefined && now.getTime() - createdAt.getTime() < CHECK_FOR_MS[open]
}

/** Claims due orders, so that no other server queries the same ones. */
export const claimDueOrders = (database: Database, now: Date, most: number): Promise<Order[]> => {
  const moment = sql`${now.toISOString()}::timestamptz`
  const due = database
    .select({ orderId: paymentOrders.orderId })
    .from(paymentOrders)
    .where(and(inArray(paymentOrders.state, [...openStates]), lte(paymentOrders.nextCheckAt, now)))
    .orderBy(asc(paymentOrders.nextCheckAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return database
    .update(paymentOrders)
    .set({ checks: sql`${paymentOrders.checks} + 1`, nextCheckAt: sql`${moment} + ${pauseBetween}` })
    .where(inArray(paymentOrders.orderId, due))
    .returning()
}

export const stopChecking = async (database: Database, { orderId }: Order): Promise<void> => {
  await database.update(paymentOrders).set({ nextCheckAt: null }).where(eq(paymentOrders.orderId, orderId))
}

const DAY = 24 * HOUR

/** Maximum number of log entries deleted per run. */
const ROUND = 500

/**
 * Deletes log entries older than some days. Orders are never deleted, nor entries of an order whose payment is
 * still open.
 */
export const deleteOldNotices = async (database: Database, days: number, now: Date): Promise<void> => {
  const unsettled = database
    .select({ orderId: paymentOrders.orderId })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.orderId, paymentNotices.orderId), inArray(paymentOrders.state, ['pending', 'paid'])))
  const old = database
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(and(lt(paymentNotices.receivedAt, after(now, -days * DAY)), notExists(unsettled)))
    .orderBy(asc(paymentNotices.receivedAt))
    .limit(ROUND)
  await database.delete(paymentNotices).where(inArray(paymentNotices.id, old))
}
