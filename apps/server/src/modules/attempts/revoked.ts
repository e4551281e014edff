import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { attempts, practiceCards } from '../../platform/db/schema'
import { accessFacts } from '../exams/repository'
import { isRevoked, type AccessFacts } from '../exams/rules'

/** Whether a learner has an attempt at an exam whose plan was not taken back: the exam's media belong to its review. */
export const hasKeptAttempt = async (
  database: Database,
  { userId, examId, facts, present }: { userId: string; examId: string; facts: AccessFacts; present: Date },
): Promise<boolean> => {
  if (facts.lastReceivedAt === undefined) return false
  // Nearly always: only a reversal needs the attempts themselves.
  if (!facts.spans.some(({ isTakenBack }) => isTakenBack === true)) return true
  const rows = await database
    .select({ startTime: attempts.startTime })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.examId, examId)))
  return rows.some(({ startTime }) => !isRevoked(facts, present, startTime))
}

/** The attempts with cards of a learner whose plan was taken back, so that they are neither served nor answered. */
export const revokedAttempts = async (database: Database, userId: string, present: Date): Promise<Set<string>> => {
  const rows = await database
    .selectDistinct({ id: attempts.id, examId: attempts.examId, startTime: attempts.startTime })
    .from(practiceCards)
    .innerJoin(attempts, eq(attempts.id, practiceCards.attemptId))
    .where(eq(practiceCards.userId, userId))
  const checked = await Promise.all(
    rows.map(async ({ id, examId, startTime }) => {
      const facts = await accessFacts(database, userId, examId)
      return facts !== undefined && isRevoked(facts, present, startTime) ? id : undefined
    }),
  )
  return new Set(checked.filter((id) => id !== undefined))
}
