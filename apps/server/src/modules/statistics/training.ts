import type { Schemas } from '@naru/api/types'
import { optionalProp, type StoredPaper } from '@naru/exam-kit/content'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { attempts, leaderboardEntries, practiceReviews } from '../../platform/db/schema'
import { gradedContent, type ReadVersion } from '../attempts/graded-content'
import { grade } from '../attempts/rules'
import { columns, ofEntry } from './add-attempts'
import { Z_95 } from './percentile'
import { isInStatistics } from './recount'

/** The newest attempts are enough, and are graded in a second. */
const MOST_ATTEMPTS = 2000
/** Recordings from which a learner counts as trained. */
const LEAST_SESSIONS = 5

/** A first attempt: its share of right listening answers, and what its learner had trained before. */
export interface TrainedAttempt {
  share: number
  sessions: number
  /** Sessions that were right at the first hearing. */
  right: number
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const meanOf = (shares: readonly number[]) => {
  const n = shares.length
  const mean = sumOf(shares) / n
  return { n, mean, variance: sumOf(shares.map((share) => (share - mean) ** 2)) / (n - 1) / n }
}

const interval = (mean: number, variance: number): Schemas['ShareInterval'] => {
  const half = Z_95 * Math.sqrt(variance)
  return { mean: 100 * mean, from: 100 * (mean - half), to: 100 * (mean + half) }
}

/** Compares learners who had trained with those who had not. Undefined if nobody had. */
export const trainingOf = (rows: readonly TrainedAttempt[]): Schemas['TrainingStatistics'] | undefined => {
  const sessions = sumOf(rows.map((row) => row.sessions))
  if (sessions === 0) return undefined
  const sharesOf = (isIn: (row: TrainedAttempt) => boolean) => rows.filter(isIn).map(({ share }) => share)
  const groups = [sharesOf((row) => row.sessions >= LEAST_SESSIONS), sharesOf((row) => row.sessions === 0)].map(meanOf)
  const [trained, others] = groups.map(({ n, mean, variance }) => ({
    learners: n,
    ...optionalProp('share', n < 2 ? undefined : interval(mean, variance)),
  }))
  const [one, other] = groups
  if (trained === undefined || others === undefined || one === undefined || other === undefined) return undefined
  const isKnown = trained.share !== undefined && others.share !== undefined
  const difference = isKnown ? interval(one.mean - other.mean, one.variance + other.variance) : undefined
  const right = (100 * sumOf(rows.map((row) => row.right))) / sessions
  return { sessions, right, trained, others, ...optionalProp('difference', difference) }
}

/**
 * Whether the listening trainer helps, from first attempts at a version: its recordings are of other exams and of the bank, so nobody had heard
 * these questions.
 */
export const trainingStatistics = async (
  database: Database,
  read: ReadVersion,
  examId: string,
  version: number,
): Promise<Schemas['TrainingStatistics'] | undefined> => {
  const { userId, mode, kind, answeredAt, isRight } = practiceReviews
  const before = sql`from ${practiceReviews} where ${userId} = ${attempts.userId} and ${mode} = 'listening'
    and ${kind} <> 'word' and ${answeredAt} < ${attempts.startTime}`
  const rows = await database
    .select({
      ...columns,
      sessions: sql<number>`(select count(*)::integer ${before})`,
      right: sql<number>`(select count(*)::integer ${before} and ${isRight})`,
    })
    .from(leaderboardEntries)
    .innerJoin(attempts, ofEntry)
    .where(and(eq(leaderboardEntries.examId, examId), eq(attempts.examVersion, version), isInStatistics))
    .orderBy(desc(attempts.receivedAt))
    .limit(MOST_ATTEMPTS)
  if (rows.every(({ sessions }) => sessions === 0)) return undefined
  const trained: TrainedAttempt[] = []
  for (const { sessions, right, ...row } of rows) {
    const exam: StoredPaper = await gradedContent(read, row)
    const ofListening = new Set(exam.questions.flatMap(({ id, type }) => (type === 'listening' ? [id] : [])))
    const answered = grade(exam, row.answers).questions.filter(({ questionId }) => ofListening.has(questionId))
    if (answered.length === 0) return undefined
    trained.push({ share: answered.filter(({ isCorrect }) => isCorrect).length / answered.length, sessions, right })
  }
  return trainingOf(trained)
}
