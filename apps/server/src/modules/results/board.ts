import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { memoizeByKey } from '../../memoize-by-key'
import { boardVersions, leaderboardEntries, users } from '../../db/schema'
import { print, type PreSerialized } from '../../http/pre-serialized'
import { lruCache } from '../exams/exam-versions'
import { withRanks } from './rules'

/** How many lines a board has at most. */
export const BOARD_LENGTH = 100

/** How many printed boards are kept in memory, each about 30 KB; versions that are over go first, since nobody asks for them. */
const KEPT = 200

/** A board is printed anew with many a result, so that less time is spent on compressing it than on a exam. */
const BROTLI_QUALITY = 5

const prepareBoard = (database: Database) =>
  database
    .select({
      userId: leaderboardEntries.userId,
      name: users.name,
      lName: users.lName,
      timeTaken: leaderboardEntries.timeTaken,
      totalScore: leaderboardEntries.totalScore,
      percentageScore: leaderboardEntries.percentageScore,
      timeFactor: leaderboardEntries.timeFactor,
    })
    .from(leaderboardEntries)
    .innerJoin(users, eq(users.id, leaderboardEntries.userId))
    .where(
      and(
        eq(leaderboardEntries.examId, sql.placeholder('examId')),
        eq(leaderboardEntries.isExtraTime, sql.placeholder('isExtraTime')),
      ),
    )
    .orderBy(
      desc(leaderboardEntries.totalScore),
      asc(leaderboardEntries.timeTaken),
      asc(leaderboardEntries.submittedAt),
      asc(leaderboardEntries.userId),
    )
    .limit(BOARD_LENGTH)
    .prepare('board')

const boardsOf = memoizeByKey((database: Database) => ({
  query: prepareBoard(database),
  remember: lruCache<PreSerialized>(KEPT),
}))

/** A board of an exam. */
export interface BoardName {
  examId: string
  /** The board of attempts with extra time, or the one of all others. */
  isExtraTime: boolean
  /** The version of the exam's boards that the database has at present; see `accessFacts`. */
  version: number
}

/**
 * The best counting attempts of an exam, best first: by score, then time, then earlier. The index `leaderboard_ranks` has this very
 * order, so that the hundredth line costs the same among a thousand learners and among a million. Read and printed once for a version.
 */
export const preSerializedBoard = (
  database: Database,
  { examId, isExtraTime, version }: BoardName,
): Promise<PreSerialized> => {
  const { query, remember } = boardsOf(database)
  return remember(`${version} ${isExtraTime} ${examId}`, async () => {
    // Read after its version was, so that it may be newer than that, and never older.
    const lines = withRanks(await query.execute({ examId, isExtraTime }))
    return print(
      lines.map(({ timeFactor, ...line }) => (isExtraTime ? { ...line, isExtraTime, timeFactor } : line)),
      BROTLI_QUALITY,
    )
  })
}

/** Says that the boards of an exam have changed. Call it in the transaction that changes them, as its last step: others wait for it. */
export const boardChanged = async (transaction: Database, examId: string): Promise<void> => {
  await transaction
    .insert(boardVersions)
    .values({ examId, version: 1 })
    .onConflictDoUpdate({ target: boardVersions.examId, set: { version: sql`${boardVersions.version} + 1` } })
}
