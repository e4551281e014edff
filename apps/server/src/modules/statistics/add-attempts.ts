import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { attempts, itemOptionTotals, leaderboardEntries } from '../../platform/db/schema'
import type { ExamAnswers } from '@naru/exam-kit/content'
import { gradedColumns, gradedContent, readIn, type GradedAttempt } from '../attempts/graded-content'
import { countAttempts, type CountedAttempt, type CountRow } from './counts'

export const ROUND = 500

/** Advisory lock: one transaction at a time changes the statistics. */
const STATISTICS_LOCK = 7_261_121

/** Waits for the lock, which the transaction then holds. */
export const lockStatistics = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${STATISTICS_LOCK})`)
}

/** Takes the lock; false if another transaction holds it. */
export const tryLockStatistics = async (transaction: Database): Promise<boolean> => {
  const [lock] = await transaction
    .select({ isHeld: sql<boolean>`pg_try_advisory_xact_lock(${STATISTICS_LOCK})` })
    .from(sql`(select) as one`)
  return lock?.isHeld ?? false
}

export const columns = {
  ...gradedColumns,
  userId: leaderboardEntries.userId,
  answers: attempts.answers,
}

export const ofEntry = and(
  eq(attempts.userId, leaderboardEntries.userId),
  eq(attempts.examId, leaderboardEntries.examId),
  eq(attempts.attempt, 1),
)

const addCounts = async (transaction: Database, counts: readonly CountRow[]) => {
  await transaction.execute(sql`
    insert into ${itemOptionTotals} (exam_id, version, key_version, question_id, option, total, n)
    select "examId", version, "keyVersion", "questionId", option, total, n
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted(
      "examId" text, version integer, "keyVersion" integer, "questionId" text, option text, total integer, n integer)
    on conflict (exam_id, question_id, version, key_version, option, total)
    do update set n = item_option_totals.n + excluded.n`)
}

/** Adds attempts to the statistics, by the keys of their marks. */
export const addAttempts = async (
  transaction: Database,
  rows: readonly (GradedAttempt & { answers: ExamAnswers })[],
): Promise<void> => {
  const read = readIn(transaction)
  const counted: CountedAttempt[] = []
  for (const row of rows) {
    const { examId, examVersion: version, keyVersion, answers } = row
    const content = await gradedContent(read, row)
    counted.push({ examId, version, keyVersion: keyVersion ?? version, answers, content })
  }
  await addCounts(transaction, countAttempts(counted))
}
