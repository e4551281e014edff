import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { lockUsers } from '../../platform/db/lock-user'
import { attempts, examVersions, leaderboardEntries, users } from '../../platform/db/schema'
import type { StoredPaper } from '@naru/exam-kit/content'
import type { Language } from '@naru/api/languages'
import type { RegradedAttempt } from '../practice/repair'
import { isListed } from '../leaderboards/leaderboard'
import { grade, withKeysOf } from '../attempts/rules'
import { withRanks } from '../leaderboards/ranks'
import { examHead } from '../exams/repository'
import { nameOf } from '../user/rules'

export interface MarkChange {
  attemptId: string
  userId: string
  /** Null: the account is deleted. */
  email: string | null
  name: string
  language: Language | null
  /** The learner's attempt number at this exam, from 1. */
  attempt: number
  before: number
  after: number
  possible: number
}

export interface RankChange {
  userId: string
  name: string
  leaderboard: 'standard' | 'extra-time'
  before: number
  after: number
}

/** Changes made by regrading, or expected from it. */
export interface Regrading {
  examId: string
  topic: string
  /** The version whose keys are used. */
  version: number
  /** Number of graded attempts. */
  attempts: number
  marks: MarkChange[]
  ranks: RankChange[]
}

type Row = RegradedAttempt &
  Pick<typeof attempts.$inferSelect, 'totalScore' | 'totalPossibleMarks'> & {
    email: string
    name: string
    language: Language | null
    lName: string
  }

/** New marks of an attempt. */
export interface Change {
  row: Row
  totalScore: number
  percentageScore: number
}

/** The attempts of a round, which is one transaction. */
export interface Round {
  /** The exam's version now, whose keys are used. */
  version: number
  topic: string
  /** All versions of the exam. */
  contents: ReadonlyMap<number, StoredPaper>
  /** Some learners' attempts at the exam, all of each, as they are before. */
  rows: readonly Row[]
  /** Ids of those whose marks are from earlier keys. */
  outdated: readonly string[]
  changes: readonly Change[]
  /** Id of the last learner of the round. */
  last: string
}

/** The learners of the next attempts with earlier keys, in the order of their ids; a learner is never in two rounds. */
const nextLearners = async (
  database: Database,
  { examId, version, after, size }: { examId: string; version: number; after: string; size: number },
) => {
  const rows = await database
    .select({ userId: attempts.userId })
    .from(attempts)
    .where(
      and(
        eq(attempts.examId, examId),
        gt(attempts.userId, after),
        sql`coalesce(${attempts.keyVersion}, ${attempts.examVersion}) < ${version}`,
      ),
    )
    .orderBy(asc(attempts.userId))
    .limit(size)
  return [...new Set(rows.map(({ userId }) => userId))]
}

const attemptsOfLearners = (database: Database, examId: string, userIds: readonly string[]): Promise<Row[]> =>
  database
    .select({
      id: attempts.id,
      userId: attempts.userId,
      attempt: attempts.attempt,
      examVersion: attempts.examVersion,
      keyVersion: attempts.keyVersion,
      answers: attempts.answers,
      totalScore: attempts.totalScore,
      totalPossibleMarks: attempts.totalPossibleMarks,
      finishTime: attempts.finishTime,
      receivedAt: attempts.receivedAt,
      practice: attempts.practice,
      examDate: users.examDate,
      email: users.email,
      language: users.language,
      name: users.name,
      lName: users.lName,
      deletedAt: users.deletedAt,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(eq(attempts.examId, examId), inArray(attempts.userId, [...userIds])))
    .orderBy(asc(attempts.userId), asc(attempts.attempt))

/**
 * Plans the next round: grades the attempts with earlier keys by the current ones.
 * @param round.after - id of the last learner of the round before; '' for the first one.
 * @param round.size - how many of these attempts it has, or some more of its last learner.
 * @param round.isLocking - whether to take `lockUser` of its learners, as every request of a learner does before it writes attempts.
 * @returns undefined if no attempt is left.
 */
export const planRound = async (
  database: Database,
  examId: string,
  { after, size, isLocking }: { after: string; size: number; isLocking: boolean },
): Promise<Round | undefined> => {
  const exam = await examHead(database, examId)
  if (exam === undefined) return undefined
  const { version, topic } = exam
  const learners = await nextLearners(database, { examId, version, after, size })
  const last = learners.at(-1)
  if (last === undefined) return undefined
  if (isLocking) await lockUsers(database, learners)
  const versions = await database.select().from(examVersions).where(eq(examVersions.examId, examId))
  const contents = new Map<number, StoredPaper>(versions.map((each) => [each.version, each.content]))
  const contentOf = (number: number) => {
    const content = contents.get(number)
    if (content === undefined) throw new Error(`Version ${number} of the exam ${examId} is not stored.`)
    return content
  }
  const current = contentOf(version)
  const keyed = new Map([...contents].map(([number, content]) => [number, withKeysOf(content, current)]))
  const rows = await attemptsOfLearners(database, examId, learners)
  const outdated = rows.filter((row) => (row.keyVersion ?? row.examVersion) < version)
  const changes = outdated.flatMap((row): Change[] => {
    const { totalScore, percentageScore } = grade(keyed.get(row.examVersion) ?? contentOf(row.examVersion), row.answers)
    return totalScore === row.totalScore ? [] : [{ row, totalScore, percentageScore }]
  })
  return { version, topic, contents, rows, outdated: outdated.map(({ id }) => id), changes, last }
}

export const listedLearners = (database: Database, examId: string) =>
  database
    .select({
      userId: leaderboardEntries.userId,
      name: users.name,
      lName: users.lName,
      totalScore: leaderboardEntries.totalScore,
      timeTaken: leaderboardEntries.timeTaken,
      isExtraTime: leaderboardEntries.isExtraTime,
    })
    .from(leaderboardEntries)
    .innerJoin(users, eq(users.id, leaderboardEntries.userId))
    .where(and(eq(leaderboardEntries.examId, examId), isListed))
    .orderBy(asc(leaderboardEntries.submittedAt), asc(leaderboardEntries.userId))

type Listed = Awaited<ReturnType<typeof listedLearners>>[number]

/** Every learner's rank. `scores`: marks by learner that replace those of the leaderboard. */
const ranksOf = (lines: readonly Listed[], scores: ReadonlyMap<string, number>) => {
  const ranked = (isExtraTime: boolean) =>
    withRanks(
      lines
        .filter((line) => line.isExtraTime === isExtraTime)
        .map((line) => ({ ...line, totalScore: scores.get(line.userId) ?? line.totalScore }))
        .toSorted((one, other) => other.totalScore - one.totalScore || one.timeTaken - other.timeTaken),
    )
  return [...ranked(false), ...ranked(true)]
}

/** The marks that some changes are about, by learner and attempt. */
export const marksOf = (changes: readonly Change[]): MarkChange[] =>
  changes
    .toSorted(({ row: one }, { row: other }) =>
      one.email === other.email ? one.attempt - other.attempt : one.email < other.email ? -1 : 1,
    )
    .map(({ row, totalScore }) => ({
      attemptId: row.id,
      userId: row.userId,
      email: row.deletedAt === null ? row.email : null,
      name: nameOf(row),
      language: row.language,
      attempt: row.attempt,
      before: row.totalScore,
      after: totalScore,
      possible: row.totalPossibleMarks,
    }))

/** The ranks that change with some marks. `lines`: the leaderboards before. */
export const rankChangesOf = (lines: readonly Listed[], changes: readonly Change[]): RankChange[] => {
  // Only a learner's first attempt counts on a leaderboard.
  const scores = new Map(
    changes.filter(({ row }) => row.attempt === 1).map(({ row, totalScore }) => [row.userId, totalScore]),
  )
  const after = new Map(ranksOf(lines, scores).map(({ userId, rank }) => [userId, rank]))
  return ranksOf(lines, new Map()).flatMap(({ userId, name, lName, isExtraTime, rank }): RankChange[] => {
    const next = after.get(userId)
    if (next === undefined || next === rank) return []
    const leaderboard = isExtraTime ? 'extra-time' : 'standard'
    return [{ userId, name: nameOf({ name, lName }), leaderboard, before: rank, after: next }]
  })
}
