import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { attempts, examProgress, examStarts, type Trail } from '../../platform/db/schema'
import type { ExamAnswers } from '@naru/exam-kit/content'
import { memoizeByKey } from '../../platform/memoize-by-key'
import { isSameAnswers, type Evidence } from './counted-time'

interface AttemptKey {
  userId: string
  examId: string
  /** By the learner's clock. */
  startTime: Date
}

/** `Evidence`, and the running attempt as saved last. */
export interface SeenAttempt extends Evidence {
  saved: SavedAttempt | undefined
}

/** A saved attempt, as far as its trail is concerned. */
export interface SavedAttempt {
  examVersion: number
  /** Start by the server's clock; undefined: unknown. */
  beganAt?: Date
  answers: ExamAnswers
  trail: Trail | null
}

const isOf = (table: Readonly<Record<'userId' | 'examId', AnyColumn>>) =>
  and(eq(table.userId, sql.placeholder('userId')), eq(table.examId, sql.placeholder('examId')))

/** Prepared, because a whole class hands in within seconds. */
const prepareSeen = memoizeByKey((database: Database) => {
  const startTime = sql.placeholder('startTime')
  // Before the learner's first attempt at the exam, every recorded start is its own or was given up for it.
  const firstReportedAt = sql`case when not exists (select from ${attempts} where ${isOf(attempts)})
    then (select min(${examStarts.reportedAt}) from ${examStarts} where ${isOf(examStarts)}) end`
  return database
    .select({
      start: examStarts,
      progress: examProgress,
      firstReportedAt: firstReportedAt.mapWith(examStarts.reportedAt),
    })
    .from(sql`(select) as one`)
    .leftJoin(examStarts, and(isOf(examStarts), eq(examStarts.startTime, startTime)))
    .leftJoin(examProgress, and(isOf(examProgress), eq(examProgress.startTime, startTime)))
    .prepare('seen_attempt')
})

/**
 * Loads what the server saw of an attempt; undefined if it saw nothing of it. An opening does not count, because an exam is
 * also opened ahead of its start.
 * @param answers - the final answers.
 */
export const evidenceOf = async (
  database: Database,
  key: AttemptKey,
  answers: ExamAnswers,
): Promise<SeenAttempt | undefined> => {
  const [seen] = await prepareSeen(database).execute({ ...key })
  const [start, progress] = [seen?.start ?? undefined, seen?.progress ?? undefined]
  const ownStart = start?.reportedAt ?? progress?.savedAt
  // A first attempt that was started over has seen the questions since its first start.
  const startedAt = ownStart && (seen?.firstReportedAt ?? ownStart)
  if (startedAt === undefined) return undefined
  const hasFinalAnswers = progress !== undefined && isSameAnswers(progress.answers, answers)
  return {
    report: start,
    startedAt,
    isPrompt: start?.reported === 'online',
    answeredAt: hasFinalAnswers ? progress.answersSavedAt : undefined,
    saved: progress,
  }
}
