import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { attempts, exams, examVersions, leaderboardEntries, users } from '../db/schema'
import type { ExamContent } from '@naru/exam-kit/content'
import type { Language } from '../language'
import type { RegradedAttempt } from '../modules/practice/repair'
import { isListed } from '../modules/results/leaderboard'
import { grade, withKeysOf, withRanks } from '../modules/results/rules'

/** Marks of an attempt before and after regrading. */
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

/** A learner's rank before and after regrading. */
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

const attemptsOfExam = (database: Database, examId: string): Promise<Row[]> =>
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
    .where(eq(attempts.examId, examId))
    .orderBy(asc(users.email), asc(attempts.attempt))
    .for('update', { of: attempts })

const fullName = ({ name, lName }: { name: string; lName: string }) => `${name} ${lName}`.trim()

/** Every listed learner's rank on the two leaderboards. `scores`: marks by learner that replace those of the leaderboard. */
const ranksOf = async (database: Database, examId: string, scores: ReadonlyMap<string, number>) => {
  const lines = await database
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
  const ranked = (isExtraTime: boolean) =>
    withRanks(
      lines
        .filter((line) => line.isExtraTime === isExtraTime)
        .map((line) => ({ ...line, totalScore: scores.get(line.userId) ?? line.totalScore }))
        .toSorted((one, other) => other.totalScore - one.totalScore || one.timeTaken - other.timeTaken),
    )
  return [...ranked(false), ...ranked(true)]
}

/** Computes the changes from grading an exam's attempts by its current keys. Locks the attempts until the transaction ends. */
export const planRegrading = async (transaction: Database, examId: string) => {
  const [exam] = await transaction
    .select({ version: exams.version, topic: exams.topic })
    .from(exams)
    .where(eq(exams.id, examId))
  if (exam === undefined) return undefined
  const versions = await transaction.select().from(examVersions).where(eq(examVersions.examId, examId))
  const contents = new Map<number, ExamContent>(versions.map(({ version, content }) => [version, content]))
  const current = contents.get(exam.version)
  if (current === undefined) throw new Error(`Version ${exam.version} of the exam ${examId} is not stored.`)
  const keyed = new Map([...contents].map(([version, content]) => [version, withKeysOf(content, current)]))

  const rows = await attemptsOfExam(transaction, examId)
  const changes: Change[] = rows.flatMap((row) => {
    const content = keyed.get(row.examVersion)
    if (content === undefined) throw new Error(`Version ${row.examVersion} of the exam ${examId} is not stored.`)
    const { totalScore, percentageScore } = grade(content, row.answers)
    return totalScore === row.totalScore ? [] : [{ row, totalScore, percentageScore }]
  })
  // Only a learner's first attempt counts on a leaderboard.
  const scores = new Map(
    changes.filter(({ row }) => row.attempt === 1).map(({ row, totalScore }) => [row.userId, totalScore]),
  )
  const before = await ranksOf(transaction, examId, new Map())
  const after = new Map((await ranksOf(transaction, examId, scores)).map(({ userId, rank }) => [userId, rank]))
  const ranks = before.flatMap(({ userId, name, lName, isExtraTime, rank }): RankChange[] => {
    const next = after.get(userId)
    if (next === undefined || next === rank) return []
    const leaderboard = isExtraTime ? 'extra-time' : 'standard'
    return [{ userId, name: fullName({ name, lName }), leaderboard, before: rank, after: next }]
  })
  const regrading: Regrading = {
    examId,
    topic: exam.topic,
    version: exam.version,
    attempts: rows.length,
    marks: changes.map(({ row, totalScore }) => ({
      attemptId: row.id,
      userId: row.userId,
      email: row.deletedAt === null ? row.email : null,
      name: fullName(row),
      language: row.language,
      attempt: row.attempt,
      before: row.totalScore,
      after: totalScore,
      possible: row.totalPossibleMarks,
    })),
    ranks,
  }
  return { regrading, changes, rows, contents }
}
