import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { attempts, itemOptionTotals, leaderboardEntries, users } from '../../db/schema'
import type { ExamAnswers, ExamContent } from '../exams/exam-content'
import { contentOfVersion } from '../exams/repository'
import { gradedContent, type GradedAttempt, type ReadVersion } from '../results/graded-content'
import { countAttempts, type CountedAttempt, type CountRow } from './counts'

/** Advisory lock: one transaction at a time adds attempts to the statistics, or counts them anew. */
const STATISTICS_LOCK = 7_261_121

/** Attempts per transaction. */
const ROUND = 500

/** Transactions per run, so that other jobs do not wait for a long backlog. */
const MAX_ROUNDS = 20

/** Attempts per read when an exam is counted anew. */
const RECOUNT_ROUND = 5000

const columns = {
  userId: leaderboardEntries.userId,
  id: attempts.id,
  examId: attempts.examId,
  examVersion: attempts.examVersion,
  keyVersion: attempts.keyVersion,
  answers: attempts.answers,
}

const ofEntry = and(
  eq(attempts.userId, leaderboardEntries.userId),
  eq(attempts.examId, leaderboardEntries.examId),
  eq(attempts.attempt, 1),
)

/** Reads versions in a transaction, each once. */
const versionReader = (transaction: Database): ReadVersion => {
  const contents = new Map<string, ExamContent | undefined>()
  return async (examId, version) => {
    const key = `${version} ${examId}`
    if (!contents.has(key)) contents.set(key, await contentOfVersion(transaction, examId, version))
    return contents.get(key)
  }
}

const addCounts = async (transaction: Database, counts: readonly CountRow[]) => {
  await transaction.execute(sql`
    insert into ${itemOptionTotals} (exam_id, version, key_version, question_id, option, total, n)
    select "examId", version, "keyVersion", "questionId", option, total, n
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted(
      "examId" text, version integer, "keyVersion" integer, "questionId" text, option text, total integer, n integer)
    on conflict (exam_id, question_id, version, key_version, option, total)
    do update set n = item_option_totals.n + excluded.n`)
}

const countRows = async (transaction: Database, rows: readonly (GradedAttempt & { answers: ExamAnswers })[]) => {
  const read = versionReader(transaction)
  const counted: CountedAttempt[] = []
  for (const row of rows) {
    const { examId, examVersion: version, keyVersion, answers } = row
    const paper = await gradedContent(read, row)
    counted.push({ examId, version, keyVersion: keyVersion ?? version, answers, paper })
  }
  await addCounts(transaction, countAttempts(counted))
}

/** Adds at most `ROUND` attempts; returns their number. 0 also if another transaction holds the lock. */
const foldSome = (database: Database): Promise<number> =>
  database.transaction(async (transaction) => {
    const [lock] = await transaction
      .select({ isHeld: sql<boolean>`pg_try_advisory_xact_lock(${STATISTICS_LOCK})` })
      .from(sql`(select) as one`)
    if (!lock?.isHeld) return 0
    const rows = await transaction
      .select(columns)
      .from(leaderboardEntries)
      .innerJoin(users, eq(users.id, leaderboardEntries.userId))
      .innerJoin(attempts, ofEntry)
      .where(
        and(
          eq(leaderboardEntries.isCounted, false),
          eq(leaderboardEntries.isExtraTime, false),
          eq(users.isVerified, true),
        ),
      )
      .orderBy(asc(leaderboardEntries.examId), asc(leaderboardEntries.userId))
      .limit(ROUND)
      // Regrading holds rows and then waits for the lock that is held here.
      .for('update', { of: leaderboardEntries, skipLocked: true })
    if (rows.length === 0) return 0
    await countRows(transaction, rows)
    const keys = rows.map(({ examId, userId }) => ({ examId, userId }))
    await transaction
      .update(leaderboardEntries)
      .set({ isCounted: true })
      .where(
        sql`(${leaderboardEntries.examId}, ${leaderboardEntries.userId}) in (select "examId", "userId"
          from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as counted("examId" text, "userId" text))`,
      )
    return rows.length
  })

/**
 * Adds the first attempts of the boards to the statistics, each exactly once: an attempt is marked in the transaction
 * that counts it. Attempts of unverified learners wait; attempts with extra time are never counted.
 * @returns how many were added.
 */
export const foldAttempts = async (database: Database): Promise<number> => {
  let folded = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const count = await foldSome(database)
    folded += count
    if (count < ROUND) break
  }
  return folded
}

/**
 * Counts the attempts of an exam anew that its statistics contain, by their present keys. Call it at the end of the
 * transaction that changes keys.
 */
export const recountStatistics = async (transaction: Database, examId: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${STATISTICS_LOCK})`)
  await transaction.delete(itemOptionTotals).where(eq(itemOptionTotals.examId, examId))
  let last = ''
  for (;;) {
    const rows = await transaction
      .select(columns)
      .from(leaderboardEntries)
      .innerJoin(attempts, ofEntry)
      .where(
        and(
          eq(leaderboardEntries.examId, examId),
          eq(leaderboardEntries.isCounted, true),
          gt(leaderboardEntries.userId, last),
        ),
      )
      .orderBy(asc(leaderboardEntries.userId))
      .limit(RECOUNT_ROUND)
    if (rows.length > 0) await countRows(transaction, rows)
    if (rows.length < RECOUNT_ROUND) return
    last = rows.at(-1)?.userId ?? ''
  }
}
