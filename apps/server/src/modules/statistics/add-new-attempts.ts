import { and, asc, eq, not, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { attempts, leaderboardEntries, users } from '../../platform/db/schema'
import { addAttempts, columns, ofEntry, ROUND, tryLockStatistics } from './add-attempts'
import { isOfRecount, recountSome } from './recount'

/** Transactions per run, so that other jobs do not wait for a long backlog. */
const MAX_ROUNDS = 20

/** Adds at most `ROUND` attempts; returns their number. 0 also if another transaction holds the lock. */
const addNextAttempts = (database: Database): Promise<number> =>
  database.transaction(async (transaction) => {
    if (!(await tryLockStatistics(transaction))) return 0
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
          // Marked now, they would be counted anew as well.
          not(isOfRecount),
        ),
      )
      .orderBy(asc(leaderboardEntries.examId), asc(leaderboardEntries.userId))
      .limit(ROUND)
      // Regrading holds rows and then waits for the lock that is held here.
      .for('update', { of: leaderboardEntries, skipLocked: true })
    if (rows.length === 0) return 0
    await addAttempts(transaction, rows)
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
 * Adds the first attempts of the leaderboards to the statistics, each exactly once: an attempt is marked in the transaction
 * that counts it. First the attempts of exams that are counted anew. Attempts of unverified learners wait; attempts with
 * extra time are never counted.
 * @returns how many were added.
 * @throws at the end, for what was not added.
 */
export const addNewAttempts = async (database: Database): Promise<number> => {
  let added = 0
  const failures: unknown[] = []
  const jobs = [recountSome, addNextAttempts]
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const [job] = jobs
    if (job === undefined) break
    let count = 0
    try {
      count = await job(database)
    } catch (thrown) {
      failures.push(thrown)
    }
    added += count
    if (count < ROUND) jobs.shift()
  }
  if (failures.length > 0) throw new AggregateError(failures)
  return added
}
