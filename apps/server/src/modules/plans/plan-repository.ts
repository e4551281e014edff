import { countDistinct, eq, max } from 'drizzle-orm'
import type { PlanTranslations } from '@naru/api/types'
import type { Database } from '../../platform/db/database'
import { exams, planExams, pricePlans, purchases } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { newId } from '../../platform/ids'
import { isActiveAt, plansWithExams, type Plan } from './repository'
import { type PlanDuration, areSameTerms } from './rules'

export interface ListedPlan {
  plan: Plan
  exams: { _id: string; topic: string }[]
  /** Number of users for whom it is active. */
  buyers: number
}

/** All plans, those on offer first; replaced plans only while somebody uses them. */
export const allPlans = async (database: Database, moment: Date): Promise<ListedPlan[]> => {
  const plans = await plansWithExams(database, false)
  const counts = await database
    .select({ planId: purchases.planId, buyers: countDistinct(purchases.userId) })
    .from(purchases)
    .where(isActiveAt(moment))
    .groupBy(purchases.planId)
  const buyersOf = new Map(counts.map(({ planId, buyers }) => [planId, buyers]))
  return plans
    .map((listed) => ({ ...listed, buyers: buyersOf.get(listed.plan.id) ?? 0 }))
    .filter(({ plan, buyers }) => plan.replacedBy === null || buyers > 0)
}

export interface NewPlan {
  name: string
  duration: PlanDuration
  priceCents: number
  description: string | null
  /** Null: none. */
  translations: PlanTranslations | null
  exams: string[]
}

export type PlanChange = Partial<NewPlan> & { isOffered?: boolean; isRecommended?: boolean }

const examIdsOf = async (database: Database) =>
  new Set((await database.select({ id: exams.id }).from(exams)).map(({ id }) => id))

const insertUnlocked = (database: Database, planId: string, examIds: readonly string[]) =>
  database.insert(planExams).values(examIds.map((examId) => ({ planId, examId })))

/**
 * Inserts a plan and offers it.
 * @param make - checks the request against the existing exams; throws to reject it.
 */
export const insertPlan = async (
  transaction: Database,
  id: string,
  make: (examIds: ReadonlySet<string>) => NewPlan,
): Promise<void> => {
  const { exams: unlocked, ...plan } = make(await examIdsOf(transaction))
  const [last] = await transaction.select({ position: max(pricePlans.position) }).from(pricePlans)
  await transaction.insert(pricePlans).values({ ...plan, id, position: (last?.position ?? -1) + 1 })
  await insertUnlocked(transaction, id, unlocked)
}

/** The plans that a plan has replaced, one after the other. */
const replacedBy = async (database: Database, id: string): Promise<string[]> => {
  const rows = await database.select({ id: pricePlans.id }).from(pricePlans).where(eq(pricePlans.replacedBy, id))
  const earlier = await Promise.all(rows.map((row) => replacedBy(database, row.id)))
  return [...rows.map((row) => row.id), ...earlier.flat()]
}

/**
 * Changes a plan. The terms of a plan that was ever offered never change, since somebody may have bought it or be
 * about to: for other terms a new plan replaces it, and the old one is withdrawn.
 * @param make - checks the request against the existing exams; throws to reject it.
 * @param givesToBuyers - also unlocks the added exams for those who have the plan, or one that it replaced.
 * @returns the id of the plan that is current now.
 */
export const changePlan = (
  database: Database,
  id: string,
  make: (examIds: ReadonlySet<string>) => PlanChange,
  givesToBuyers = false,
): Promise<string> =>
  database.transaction(async (transaction) => {
    const [plan] = await transaction.select().from(pricePlans).where(eq(pricePlans.id, id)).for('update')
    if (plan === undefined) throw new Refusal(404, say('plan_unknown'))
    if (plan.replacedBy !== null) throw new Refusal(409, say('plan_replaced'))
    const rows = await transaction.select({ id: planExams.examId }).from(planExams).where(eq(planExams.planId, id))
    const unlocked = rows.map((row) => row.id).toSorted()
    const { exams: changed, ...columns } = make(await examIdsOf(transaction))
    const next = { ...plan, ...columns }
    const nextUnlocked = changed ?? unlocked
    // Of at most one plan, so it leaves another, or the one that is replaced.
    if (next.isRecommended) {
      await transaction.update(pricePlans).set({ isRecommended: false }).where(eq(pricePlans.isRecommended, true))
    }
    if (areSameTerms({ ...plan, exams: unlocked }, { ...next, exams: nextUnlocked })) {
      await transaction
        .update(pricePlans)
        .set({
          name: next.name,
          description: next.description,
          translations: next.translations,
          isOffered: next.isOffered,
          isRecommended: next.isRecommended,
        })
        .where(eq(pricePlans.id, id))
      return id
    }
    const successor = newId()
    await transaction.insert(pricePlans).values({ ...next, id: successor })
    await insertUnlocked(transaction, successor, nextUnlocked)
    const added = nextUnlocked.filter((exam) => !unlocked.includes(exam))
    if (givesToBuyers && added.length > 0) {
      for (const planId of [id, ...(await replacedBy(transaction, id))]) {
        await insertUnlocked(transaction, planId, added).onConflictDoNothing()
      }
    }
    await transaction.update(pricePlans).set({ isOffered: false, replacedBy: successor }).where(eq(pricePlans.id, id))
    return successor
  })
