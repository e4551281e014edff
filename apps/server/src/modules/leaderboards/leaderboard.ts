import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { memoizeByKey } from '../../platform/memoize-by-key'
import { leaderboardVersions, exams, leaderboardEntries, users } from '../../platform/db/schema'
import { leaderboardNameOf } from './names'
import { preSerialize, type PreSerialized } from '../../platform/http/pre-serialized'
import { lruCache } from '../../platform/lru-cache'
import { withRanks } from './ranks'

export const LEADERBOARD_LENGTH = 100

/** Cached leaderboards, each about 30 KB; outdated versions are evicted first, since nobody requests them. */
const CACHE_SIZE = 200

/** Leaderboards change often, so they are compressed faster than exams. */
const BROTLI_QUALITY = 5

/** Whether a learner is shown on leaderboards: with a verified email address, and not if the learner has left. */
export const isListed = and(eq(users.isVerified, true), isNull(users.leftLeaderboardsAt))

const prepareLeaderboard = (database: Database) =>
  database
    .select({
      userId: leaderboardEntries.userId,
      name: users.name,
      lName: users.lName,
      leaderboardName: users.leaderboardName,
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
    .limit(LEADERBOARD_LENGTH)
    .prepare('leaderboard')

const leaderboardsOf = memoizeByKey((database: Database) => ({
  query: prepareLeaderboard(database),
  cache: lruCache<PreSerialized>(CACHE_SIZE),
}))

export interface LeaderboardName {
  examId: string
  /** The leaderboard of attempts with extra time, or of all others. */
  isExtraTime: boolean
  /** The current change counter of the exam's leaderboards; see `accessFacts`. */
  version: number
}

/**
 * The best counting attempts of an exam by listed learners, best first: by score, then time, then earlier. The index `leaderboard_ranks`
 * has the same order, so that the cost does not depend on the number of learners. Read and serialized once per
 * version.
 */
export const preSerializedLeaderboard = (
  database: Database,
  { examId, isExtraTime, version }: LeaderboardName,
): Promise<PreSerialized> => {
  const { query, cache } = leaderboardsOf(database)
  return cache(`${version} ${isExtraTime} ${examId}`, async () => {
    // Read after its version, so it may be newer than the version, never older.
    const lines = withRanks(await query.execute({ examId, isExtraTime }))
    return preSerialize(
      lines.map(({ rank, userId, timeTaken, totalScore, percentageScore, timeFactor, ...names }) => ({
        rank,
        userId,
        name: leaderboardNameOf(names),
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
 * Increments the change counter of an exam's leaderboards. Call it as the last step of the transaction that changes them,
 * since it locks the counter.
 */
export const leaderboardChanged = async (transaction: Database, examId: string): Promise<void> => {
  await transaction
    .insert(leaderboardVersions)
    .values({ examId, version: 1 })
    .onConflictDoUpdate({
      target: leaderboardVersions.examId,
      set: { version: sql`${leaderboardVersions.version} + 1` },
    })
}

/**
 * `leaderboardChanged` for every exam that a learner has an entry of: when the name or the place of the learner changes.
 * Locks the counters in the same order as everybody.
 */
export const leaderboardsOfLearnerChanged = async (transaction: Database, userId: string): Promise<void> => {
  const entries = await transaction
    .select({ examId: leaderboardEntries.examId })
    .from(leaderboardEntries)
    .innerJoin(exams, eq(exams.id, leaderboardEntries.examId))
    .where(eq(leaderboardEntries.userId, userId))
    .orderBy(asc(leaderboardEntries.examId))
  for (const { examId } of entries) await leaderboardChanged(transaction, examId)
}
