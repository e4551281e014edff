import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, not, or, type SQL } from 'drizzle-orm'
import { presentOf } from '../../platform/db/present'
import { examName, nameOf } from '../../platform/db/exam-name'
import { lockUser } from '../../platform/db/lock-user'
import type { Database } from '../../platform/db/database'
import { exams, paymentOrders, planExams, pricePlans, purchases, reversedStates } from '../../platform/db/schema'
import { newId } from '../../platform/ids'
import { practiceChanged } from './practice-version'
import { expiryOf } from './rules'

export type Plan = typeof pricePlans.$inferSelect
export type Purchase = typeof purchases.$inferSelect

export const isActiveAt = (moment: Date | SQL) =>
  and(lte(purchases.activatedAt, moment), or(isNull(purchases.expiresAt), gt(purchases.expiresAt, moment)))

export const hasActivePlan = async (database: Database, userId: string, moment: Date): Promise<boolean> =>
  (await database.$count(purchases, and(eq(purchases.userId, userId), isActiveAt(moment)))) > 0

/** When a user's plans are active. Those whose payment was charged back or refunded never were. */
export const planPeriods = (database: Database, userId: string) => {
  const reversed = database
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.purchaseId, purchases.id), inArray(paymentOrders.state, [...reversedStates])))
  return database
    .select({ activatedAt: purchases.activatedAt, expiresAt: purchases.expiresAt })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), not(exists(reversed))))
}

/** What a user has activated or bought, the newest first, each with its plan and the order that paid for it. */
export const purchasesOf = (database: Database, userId: string) =>
  database
    .select({
      purchase: purchases,
      plan: { name: pricePlans.name, translations: pricePlans.translations },
      order: {
        orderId: paymentOrders.orderId,
        amountCents: paymentOrders.amountCents,
        createdAt: paymentOrders.createdAt,
        state: paymentOrders.state,
      },
    })
    .from(purchases)
    .innerJoin(pricePlans, eq(pricePlans.id, purchases.planId))
    .leftJoin(paymentOrders, eq(paymentOrders.purchaseId, purchases.id))
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.activatedAt), desc(purchases.id))

/** Plans, those on offer first and the cheapest first, each with its exams. @param isForBuyers whether it tells nothing withdrawn */
export const plansWithExams = async (database: Database, isForBuyers: boolean) => {
  const plans = await database
    .select()
    .from(pricePlans)
    .where(isForBuyers ? eq(pricePlans.isOffered, true) : undefined)
    .orderBy(desc(pricePlans.isOffered), asc(pricePlans.priceCents), asc(pricePlans.position), asc(pricePlans.id))
  const unlocked = await database
    .select({ planId: planExams.planId, _id: exams.id, ...examName })
    .from(planExams)
    .innerJoin(exams, and(eq(exams.id, planExams.examId), isForBuyers ? eq(exams.isWithdrawn, false) : undefined))
    .orderBy(asc(exams.position), asc(exams.id))
  const filled = plans.map((plan) => ({
    plan,
    exams: unlocked.filter(({ planId }) => planId === plan.id).map((exam) => ({ _id: exam._id, ...nameOf(exam) })),
  }))
  // Nobody buys a plan whose exams are all withdrawn.
  return isForBuyers ? filled.filter(({ exams }) => exams.length > 0) : filled
}

export const plansOnOffer = (database: Database) => plansWithExams(database, true)

/** A plan on offer. */
export const planById = async (database: Database, id: string): Promise<Plan | undefined> => {
  const plan = await anyPlanById(database, id)
  return plan?.isOffered === true ? plan : undefined
}

/** A plan, on offer or not: buyers keep theirs. */
export const anyPlanById = async (database: Database, id: string): Promise<Plan | undefined> => {
  const [plan] = await database.select().from(pricePlans).where(eq(pricePlans.id, id))
  return plan
}

/** Activates a free plan for a user; returns the active purchase if there is one. */
export const activatePlan = (database: Database, userId: string, plan: Plan): Promise<Purchase> =>
  database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const now = await presentOf(transaction)
    const [active] = await transaction
      .select()
      .from(purchases)
      .where(and(eq(purchases.userId, userId), eq(purchases.planId, plan.id), isActiveAt(now)))
      .limit(1)
    if (active !== undefined) return active
    const purchase = { id: newId(), userId, planId: plan.id, activatedAt: now, expiresAt: expiryOf(plan.duration, now) }
    await transaction.insert(purchases).values(purchase)
    await practiceChanged(transaction, [userId])
    return purchase
  })

/** Inserts a paid purchase. Bought again while active, it starts when the former one ends. */
export const addPurchase = async (transaction: Database, userId: string, plan: Plan, now: Date): Promise<Purchase> => {
  await lockUser(transaction, userId)
  const [last] = await transaction
    .select({ expiresAt: purchases.expiresAt })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.planId, plan.id), gt(purchases.expiresAt, now)))
    .orderBy(desc(purchases.expiresAt))
    .limit(1)
  const activatedAt = last?.expiresAt ?? now
  const expiresAt = expiryOf(plan.duration, activatedAt)
  const purchase = { id: newId(), userId, planId: plan.id, activatedAt, expiresAt }
  await transaction.insert(purchases).values(purchase)
  await practiceChanged(transaction, [userId])
  return purchase
}

/** Whether a user has a lifetime purchase of a plan, which cannot be bought twice. */
export const ownsPermanently = async (database: Database, userId: string, planId: string): Promise<boolean> => {
  const isOwned = and(eq(purchases.userId, userId), eq(purchases.planId, planId), isNull(purchases.expiresAt))
  return (await database.$count(purchases, isOwned)) > 0
}
