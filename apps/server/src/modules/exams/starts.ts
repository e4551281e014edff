import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { examStarts, planExams, purchases } from '../../platform/db/schema'
import { isActiveAt } from '../plans/repository'

export type Start = typeof examStarts.$inferSelect

/** A start that is reported at most this long after it happened was reported at once, in milliseconds. */
const PROMPT = 60_000

/**
 * Whether a start was reported at once. Compares two times of the learner's clock, so that its setting does not matter;
 * without `sentAt`, the learner's clock with the server's, and then null if they differ too much to tell.
 */
export const reportedHow = (
  startTime: Date,
  { sentAt, reportedAt }: Pick<Start, 'sentAt' | 'reportedAt'>,
): Start['reported'] => {
  const delay = (sentAt ?? reportedAt).getTime() - startTime.getTime()
  if (delay >= 0 && delay <= PROMPT) return 'online'
  return sentAt === null ? null : 'offline'
}

/** The server's clock minus the learner's in a report, in seconds, with the report's way; null: unknown. */
const differenceOf = (sentAt: Date | null, reportedAt: Date) =>
  sentAt === null ? null : (reportedAt.getTime() - sentAt.getTime()) / 1000

/** Records a start, unless it is recorded already; returns whether it was not. */
export const recordStart = async (
  database: Database,
  start: Pick<Start, 'userId' | 'examId' | 'startTime' | 'examVersion' | 'reportedAt' | 'sentAt' | 'device'>,
): Promise<boolean> => {
  const { userId, examId, startTime, reportedAt, sentAt } = start
  const [plan] = await database
    .select({ id: purchases.planId })
    .from(purchases)
    .innerJoin(planExams, and(eq(planExams.planId, purchases.planId), eq(planExams.examId, examId)))
    .where(and(eq(purchases.userId, userId), isActiveAt(reportedAt)))
    .orderBy(sql`${purchases.expiresAt} desc nulls first`, desc(purchases.activatedAt))
    .limit(1)
  const recorded = await database
    .insert(examStarts)
    .values({
      ...start,
      clockDifference: differenceOf(sentAt, reportedAt),
      reported: reportedHow(startTime, { sentAt, reportedAt }),
      planId: plan?.id ?? null,
    })
    .onConflictDoNothing()
    .returning({ startTime: examStarts.startTime })
  return recorded.length > 0
}

/** Records the start of an attempt's listening section, unless it is recorded already. */
export const recordListeningStart = async (
  database: Database,
  { userId, examId, startTime }: Pick<Start, 'userId' | 'examId' | 'startTime'>,
  listeningStartTime: Date,
  { sentAt, reportedAt }: Pick<Start, 'sentAt' | 'reportedAt'>,
): Promise<void> => {
  const ofAttempt = and(
    eq(examStarts.userId, userId),
    eq(examStarts.examId, examId),
    eq(examStarts.startTime, startTime),
  )
  await database
    .update(examStarts)
    .set({
      listeningStartTime,
      listeningReportedAt: reportedAt,
      listeningClockDifference: differenceOf(sentAt, reportedAt),
    })
    .where(and(ofAttempt, isNull(examStarts.listeningStartTime)))
}
