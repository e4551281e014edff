import type { Schemas } from '@naru/api/types'
import { and, eq, gte, lt, min, or, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { examName, nameOf } from '../../platform/db/exam-name'
import {
  attempts,
  deletedNotifications,
  exams,
  examVersions,
  messages,
  planExams,
  purchases,
  reversedStates,
} from '../../platform/db/schema'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { grade } from '../attempts/rules'
import { examVersionsOf } from '../exams/exam-versions'
import { isActiveAt, purchasesOf } from '../plans/repository'
import { notificationsSince, planNotifications, shownNotifications } from './rules'

type Notification = Schemas['Notification']

/**
 * The notifications of a learner, derived from what is stored of plans, exams, attempts and messages. Stored is only which were
 * deleted, by ids made of kind and row.
 */
export const notificationsOf = async (
  context: Context,
  { id: userId, email, isVerified }: Pick<SignedInUser, 'id' | 'email' | 'isVerified'>,
  present: Date,
): Promise<Notification[]> => {
  const { database } = context
  const since = notificationsSince(present)

  const plans = async () => {
    const bought = await purchasesOf(database, userId)
    const kept = bought.filter(({ order }) => !reversedStates.some((state) => state === order?.state))
    return planNotifications(kept, present)
  }

  /** Exams that were published for the first time while the learner had a plan that unlocks them now. */
  const addedExams = async (): Promise<Notification[]> => {
    const rows = await database
      .select({ id: exams.id, ...examName, at: examVersions.createdAt })
      .from(purchases)
      .innerJoin(planExams, eq(planExams.planId, purchases.planId))
      .innerJoin(exams, and(eq(exams.id, planExams.examId), eq(exams.isWithdrawn, false)))
      .innerJoin(examVersions, and(eq(examVersions.examId, exams.id), eq(examVersions.version, 1)))
      .where(and(eq(purchases.userId, userId), gte(examVersions.createdAt, since)))
      .groupBy(exams.id, examVersions.createdAt)
      .having(and(lt(min(purchases.activatedAt), examVersions.createdAt), sql`bool_or(${isActiveAt(present)})`))
    return rows.map(({ id, at, ...name }) => ({
      id: `examAdded-${id}`,
      kind: 'examAdded',
      at: at.toISOString(),
      ...nameOf(name),
    }))
  }

  /** The score reports of attempts, and the attempts whose marks are others by a corrected key. */
  const results = async (): Promise<Notification[]> => {
    const rows = await database
      .select({ attempt: attempts, ...examName, correctedAt: examVersions.createdAt })
      .from(attempts)
      .innerJoin(exams, eq(exams.id, attempts.examId))
      .leftJoin(
        examVersions,
        and(eq(examVersions.examId, attempts.examId), eq(examVersions.version, attempts.keyVersion)),
      )
      .where(and(eq(attempts.userId, userId), or(gte(attempts.receivedAt, since), gte(examVersions.createdAt, since))))
    const { get } = examVersionsOf(context)
    const found: Notification[] = []
    for (const { attempt, correctedAt, ...name } of rows) {
      const { id, examId, examVersion, keyVersion, answers, totalScore, totalPossibleMarks, receivedAt } = attempt
      const facts = { ...nameOf(name), attemptId: id }
      found.push({ id: `scoreReport-${id}`, kind: 'scoreReport', at: receivedAt.toISOString(), ...facts })
      if (keyVersion === null || correctedAt === null) continue
      const own = await get(examId, examVersion)
      if (own === undefined || grade(own, answers).totalScore === totalScore) continue
      const at = correctedAt > receivedAt ? correctedAt : receivedAt
      const marks = { totalScore, totalPossibleMarks }
      const corrected = { id: `resultCorrected-${id}-${keyVersion}`, kind: 'resultCorrected' } as const
      found.push({ ...corrected, at: at.toISOString(), ...facts, ...marks })
    }
    return found
  }

  /** Answers to messages with the learner's address, which anybody may have written until it is verified. */
  const replies = async (): Promise<Notification[]> => {
    if (!isVerified) return []
    const rows = await database
      .select({ id: messages.id, text: messages.answer, at: messages.answeredAt })
      .from(messages)
      .where(and(eq(messages.email, email), gte(messages.answeredAt, since)))
    return rows.flatMap(({ id, text, at }) =>
      text === null || at === null ? [] : [{ id: `reply-${id}`, kind: 'reply', at: at.toISOString(), text }],
    )
  }

  const deleted = async () => {
    const rows = await database
      .select({ id: deletedNotifications.notificationId })
      .from(deletedNotifications)
      .where(eq(deletedNotifications.userId, userId))
    return new Set(rows.map(({ id }) => id))
  }

  const all = await Promise.all([plans(), addedExams(), results(), replies()])
  return shownNotifications(all.flat(), await deleted(), present)
}
