import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { memoizeByKey } from '../../memoize-by-key'
import { boardVersions, leaderboardEntries, users } from '../../db/schema'
import { preSerialize, type PreSerialized } from '../../http/pre-serialized'
import { lruCache } from '../../lru-cache'
import { withRanks } from './rules'

/** Maximum number of lines of a board. */
export const BOARD_LENGTH = 100

/** Cached boards, each about 30 KB; outdated versions are evicted first, since nobody requests them. */
const CACHE_SIZE = 200

/** Boards change often, so they are compressed faster than exams. */
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
        isNull(users.deletedAt),
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
  cache: lruCache<PreSerialized>(CACHE_SIZE),
}))

/** Identifies a board of an exam. */
export interface BoardName {
  examId: string
  /** The board of attempts with extra time, or of all others. */
  isExtraTime: boolean
  /** The current change counter of the exam's boards; see `accessFacts`. */
  version: number
}

/**
 * The best counting attempts of an exam, best first: by score, then time, then earlier. The index `leaderboard_ranks`
 * has the same order, so that the cost does not depend on the number of learners. Read and serialized once per
 * version.
 */
export const preSerializedBoard = (
  database: Database,
  { examId, isExtraTime, version }: BoardName,
): Promise<PreSerialized> => {
  const { query, cache } = boardsOf(database)
  return cache(`${version} ${isExtraTime} ${examId}`, async () => {
    // Read after its version, so it may be newer than the version, never older.
    const lines = withRanks(await query.execute({ examId, isExtraTime }))
    return preSerialize(
      lines.map(({ timeFactor, ...line }) => (isExtraTime ? { ...line, isExtraTime, timeFactor } : line)),
      BROTLI_QUALITY,
    )
  })
}

/**
 * Increments the change counter of an exam's boards. Call it as the last step of the transaction that changes them,
 * since it locks the counter.
 */
export const boardChanged = async (transaction: Database, examId: string): Promise<void> => {
  await transaction
    .insert(boardVersions)
    .values({ examId, version: 1 })
    .onConflictDoUpdate({ target: boardVersions.examId, set: { version: sql`${boardVersions.version} + 1` } })
}
