import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { batch } from '../../db/batch'
import { columnsOf, expression, optional, record } from '../../db/json-record'
import { attempts, examProgress, examStarts } from '../../db/schema'
import { memoizeByKey } from '../../memoize-by-key'
import type { ExamAnswers } from '@naru/exam-kit/content'
import type { Trail } from '../exams/trail'
import { isSameAnswers, type Evidence } from './counted-time'

/** Identifies an attempt. */
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
  sql`${table.userId} = requested.user_id and ${table.examId} = requested.exam_id`

const prepareSeenQuery = (database: Database) => {
  // Before the learner's first attempt at the exam, every recorded start is its own or was given up for it.
  const firstReportedAt = sql`case when not exists (select from ${attempts} where ${isOf(attempts)})
    then (select min(${examStarts.reportedAt}) from ${examStarts} where ${isOf(examStarts)}) end`
  const row = record({
    /** Index of the key, from 1. */
    number: expression(sql`requested.number`, Number),
    start: optional(examStarts.reportedAt, record(columnsOf(examStarts, 'sentAt', 'reportedAt', 'reported'))),
    progress: optional(
      examProgress.savedAt,
      record(columnsOf(examProgress, 'savedAt', 'answersSavedAt', 'answers', 'examVersion', 'beganAt', 'trail')),
    ),
    firstReportedAt: expression(firstReportedAt, (json) => (typeof json === 'string' ? new Date(json) : undefined)),
  })
  const startTime = sql`requested.start_time`
  return database
    .select({ row: sql`${row.sql}`.mapWith(row.read) })
    .from(
      sql`unnest(${sql.placeholder('userIds')}::text[], ${sql.placeholder('examIds')}::text[], ${sql.placeholder('startTimes')}::timestamptz[])
      with ordinality as requested(user_id, exam_id, start_time, number)`,
    )
    .leftJoin(examStarts, and(isOf(examStarts), eq(examStarts.startTime, startTime)))
    .leftJoin(examProgress, and(isOf(examProgress), eq(examProgress.startTime, startTime)))
    .prepare('attempt_evidence')
}

const loadSeen = memoizeByKey((database: Database) => {
  const query = prepareSeenQuery(database)
  return batch(async (requested: readonly AttemptKey[]) => {
    const rows = await query.execute({
      userIds: requested.map(({ userId }) => userId),
      examIds: requested.map(({ examId }) => examId),
      startTimes: requested.map(({ startTime }) => startTime.toISOString()),
    })
    const byNumber = new Map(rows.map(({ row }) => [row.number, row]))
    return requested.map((_, at) => byNumber.get(at + 1))
  })
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
  const seen = await loadSeen(database)(key)
  const { start, progress } = seen ?? {}
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
