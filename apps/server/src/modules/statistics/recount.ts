import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { reasonOf } from '../../platform/failure'
import { itemOptionTotals, leaderboardEntries, statisticsRecounts, attempts } from '../../platform/db/schema'
import { addAttempts, columns, lockStatistics, ofEntry, ROUND, tryLockStatistics } from './add-attempts'

/**
 * Empties the statistics of an exam, so that the maintenance job counts its attempts anew by their present keys. Call
 * it at the end of the transaction that changes keys. A count under way begins again.
 */
export const startRecount = async (transaction: Database, examId: string): Promise<void> => {
  await lockStatistics(transaction)
  await transaction.delete(itemOptionTotals).where(eq(itemOptionTotals.examId, examId))
  await transaction
    .insert(statisticsRecounts)
    .values({ examId, countedTo: '' })
    .onConflictDoUpdate({ target: statisticsRecounts.examId, set: { countedTo: '' } })
}

/** Whether the statistics of an exam are being counted anew. */
export const isRecounting = async (database: Database, examId: string): Promise<boolean> =>
  (await database.$count(statisticsRecounts, eq(statisticsRecounts.examId, examId))) > 0

/** Condition of entries of exams whose statistics are being counted anew. */
export const isOfRecount: SQL = sql`exists (select from ${statisticsRecounts} where ${statisticsRecounts.examId} = ${leaderboardEntries.examId})`

/** Whether the statistics contain the attempt of an entry now. */
export const isInStatistics = sql<boolean>`${leaderboardEntries.isCounted} and not exists (select from ${statisticsRecounts}
  where ${statisticsRecounts.examId} = ${leaderboardEntries.examId} and ${statisticsRecounts.countedTo} < ${leaderboardEntries.userId})`

/** Counts some attempts of an exam anew; how far it came is stored in the transaction that counts them. */
const recountExam = (database: Database, examId: string): Promise<number> =>
  database.transaction(async (transaction) => {
    if (!(await tryLockStatistics(transaction))) return 0
    const [recount] = await transaction.select().from(statisticsRecounts).where(eq(statisticsRecounts.examId, examId))
    if (recount === undefined) return 0
    const { countedTo } = recount
    const rows = await transaction
      .select(columns)
      .from(leaderboardEntries)
      .innerJoin(attempts, ofEntry)
      .where(
        and(
          eq(leaderboardEntries.examId, examId),
          eq(leaderboardEntries.isCounted, true),
          gt(leaderboardEntries.userId, countedTo),
        ),
      )
      .orderBy(asc(leaderboardEntries.userId))
      .limit(ROUND)
    if (rows.length > 0) await addAttempts(transaction, rows)
    const isOfExam = eq(statisticsRecounts.examId, examId)
    const last = rows.length < ROUND ? undefined : rows.at(-1)?.userId
    await (last === undefined
      ? transaction.delete(statisticsRecounts).where(isOfExam)
      : transaction.update(statisticsRecounts).set({ countedTo: last }).where(isOfExam))
    return rows.length
  })

/**
 * Counts some attempts of an exam anew. An exam that fails keeps no other waiting.
 * @returns how many; fewer than `ROUND`: none is left, or another transaction holds the lock.
 * @throws if exams failed and no other one is left.
 */
export const recountSome = async (database: Database): Promise<number> => {
  const { examId: id } = statisticsRecounts
  const failures: string[] = []
  for (const { examId } of await database.select({ examId: id }).from(statisticsRecounts).orderBy(asc(id))) {
    try {
      return await recountExam(database, examId)
    } catch (thrown) {
      failures.push(`the statistics of ${examId} were not counted anew: ${reasonOf(thrown)}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '))
  return 0
}
