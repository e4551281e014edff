import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { batch } from '../../db/batch'
import { columnsOf, expression, optional, record } from '../../db/json-record'
import { examOpenings, examProgress, examStarts } from '../../db/schema'
import { memoizeByKey } from '../../memoize-by-key'
import type { ExamAnswers } from '../exams/exam-content'
import { isSameAnswers, type Evidence } from './counted-time'

/** Identifies an attempt. */
interface AttemptKey {
  userId: string
  examId: string
  /** By the learner's clock. */
  startTime: Date
}

const prepareSeenQuery = (database: Database) => {
  const row = record({
    /** Index of the key, from 1. */
    number: expression(sql`requested.number`, Number),
    start: optional(examStarts.reportedAt, record(columnsOf(examStarts, 'reportedAt', 'reported'))),
    progress: optional(examProgress.savedAt, record(columnsOf(examProgress, 'savedAt', 'answersSavedAt', 'answers'))),
    opening: optional(examOpenings.openedAt, record(columnsOf(examOpenings, 'precedesStarts'))),
  })
  const isOf = (table: typeof examStarts | typeof examProgress | typeof examOpenings) =>
    sql`${table.userId} = requested.user_id and ${table.examId} = requested.exam_id`
  const startTime = sql`requested.start_time`
  return database
    .select({ row: sql`${row.sql}`.mapWith(row.read) })
    .from(
      sql`unnest(${sql.placeholder('userIds')}::text[], ${sql.placeholder('examIds')}::text[], ${sql.placeholder('startTimes')}::timestamptz[])
      with ordinality as requested(user_id, exam_id, start_time, number)`,
    )
    .leftJoin(examStarts, and(isOf(examStarts), eq(examStarts.startTime, startTime)))
    .leftJoin(examProgress, and(isOf(examProgress), eq(examProgress.startTime, startTime)))
    .leftJoin(examOpenings, isOf(examOpenings))
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
 * Loads what the server saw of an attempt; undefined if it saw nothing of it. An opening counts only if it was saved
 * before starts were recorded, because an exam is also opened ahead of its start.
 * @param answers - the final answers.
 */
export const evidenceOf = async (
  database: Database,
  key: AttemptKey,
  answers: ExamAnswers,
): Promise<Evidence | undefined> => {
  const seen = await loadSeen(database)(key)
  const { start, progress } = seen ?? {}
  const startedAt = start?.reportedAt ?? progress?.savedAt
  if (startedAt === undefined && seen?.opening?.precedesStarts !== true) return undefined
  const hasFinalAnswers = progress !== undefined && isSameAnswers(progress.answers, answers)
  return {
    startedAt,
    isPrompt: start?.reported === 'online',
    answeredAt: hasFinalAnswers ? (progress.answersSavedAt ?? progress.savedAt) : undefined,
  }
}
