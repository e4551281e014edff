import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { memoizeByKey } from '../../memoize-by-key'
import { boardVersions, exams, leaderboardEntries, users } from '../../db/schema'
import { boardNameOf } from '../boards/names'
import { preSerialize, type PreSerialized } from '../../http/pre-serialized'
import { lruCache } from '../../lru-cache'
import { withRanks } from './rules'

/** Maximum number of lines of a board. */
export const BOARD_LENGTH = 100

/** Cached boards, each about 30 KB; outdated versions are evicted first, since nobody requests them. */
const CACHE_SIZE = 200

/** Boards change often, so they are compressed faster than exams. */
const BROTLI_QUALITY = 5

/** Whether a learner is shown on boards: with a verified email address, and not if the learner has left. */
export const isListed = and(eq(users.isVerified, true), isNull(users.leftBoardsAt))

const prepareBoard = (database: Database) =>
  database
    .select({
      userId: leaderboardEntries.userId,
      name: users.name,
      lName: users.lName,
      boardName: users.boardName,
      displayName: users.displayName,
      adultDeclaredAt: users.adultDeclaredAt,
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
        isListed,
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
 * The best counting attempts of an exam by listed learners, best first: by score, then time, then earlier. The index `leaderboard_ranks`
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
      lines.map(({ rank, userId, timeTaken, totalScore, percentageScore, timeFactor, ...names }) => ({
        rank,
        userId,
        name: boardNameOf(names),
        lName: '',
        timeTaken,
        totalScore,
        percentageScore,
        ...(isExtraTime ? { isExtraTime, timeFactor } : {}),
      })),
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

/**
 * `boardChanged` for every exam that a learner has an entry of: when the name or the place of the learner changes.
 * Locks the counters in the same order as everybody.
 */
export const boardsOfLearnerChanged = async (transaction: Database, userId: string): Promise<void> => {
  const entries = await transaction
    .select({ examId: leaderboardEntries.examId })
    .from(leaderboardEntries)
    .innerJoin(exams, eq(exams.id, leaderboardEntries.examId))
    .where(eq(leaderboardEntries.userId, userId))
    .orderBy(asc(leaderboardEntries.examId))
  for (const { examId } of entries) await boardChanged(transaction, examId)
}
