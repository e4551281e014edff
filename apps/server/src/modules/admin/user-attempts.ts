import { optionalProp } from '@naru/exam-kit/content'
import { desc, eq } from 'drizzle-orm'
import type { Schemas } from '@naru/api/types'
import type { Database } from '../../platform/db/database'
import { attempts, exams } from '../../platform/db/schema'
import { unrankedReason } from '../attempts/rules'

/** Maximum number of attempts of a user in the admin area. */
const MAX_ATTEMPTS = 20

export const recentAttemptsOf = async (database: Database, userId: string): Promise<Schemas['AdminAttempt'][]> => {
  const rows = await database
    .select({ attempt: attempts, topic: exams.topic })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.receivedAt), desc(attempts.attempt))
    .limit(MAX_ATTEMPTS)
  return rows.map(({ attempt, topic }) => ({
    attemptId: attempt.id,
    topic,
    attempt: attempt.attempt,
    totalScore: attempt.totalScore,
    totalPossibleMarks: attempt.totalPossibleMarks,
    timestamp: attempt.finishTime.toISOString(),
    ...optionalProp('unrankedReason', unrankedReason(attempt)),
    ...optionalProp('fairPlay', attempt.fairPlay ?? undefined),
  }))
}
