import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { examStarts, planExams, purchases } from '../../db/schema'
import { isActiveAt } from '../plans/repository'

/** A reported start. */
export type Start = typeof examStarts.$inferSelect

/** A start that is reported at most this long after it happened was reported at once, in milliseconds. */
const PROMPT = 30_000

/**
 * Whether a start was reported at once. Compares two times of the learner's clock, so that its setting does not matter;
 * without `sentAt`, the learner's clock with the server's, and then null if they differ too much to tell.
 */
export const reportedHow = (
  startTime: Date,
  { sentAt, reportedAt }: { sentAt: Date | null; reportedAt: Date },
): Start['reported'] => {
  const delay = (sentAt ?? reportedAt).getTime() - startTime.getTime()
  if (delay >= 0 && delay <= PROMPT) return 'online'
  return sentAt === null ? null : 'offline'
}

/** Records a start, unless it is recorded already. */
export const recordStart = async (
  database: Database,
  start: Pick<Start, 'userId' | 'examId' | 'startTime' | 'examVersion' | 'reportedAt' | 'sentAt' | 'device'>,
): Promise<void> => {
  const { userId, examId, startTime, reportedAt, sentAt } = start
  const [plan] = await database
    .select({ id: purchases.planId })
    .from(purchases)
    .innerJoin(planExams, and(eq(planExams.planId, purchases.planId), eq(planExams.examId, examId)))
    .where(and(eq(purchases.userId, userId), isActiveAt(reportedAt)))
    .orderBy(sql`${purchases.expiresAt} desc nulls first`, desc(purchases.activatedAt))
    .limit(1)
  await database
    .insert(examStarts)
    .values({
      ...start,
      clockDifference: sentAt === null ? null : (reportedAt.getTime() - sentAt.getTime()) / 1000,
      reported: reportedHow(startTime, { sentAt, reportedAt }),
      planId: plan?.id ?? null,
    })
    .onConflictDoNothing()
}
