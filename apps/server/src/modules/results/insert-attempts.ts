import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import type { Attempt, NewAttempt } from './attempt'
import { countsOnLeaderboard } from './rules'

const insertion = (rows: readonly object[]) => sql`
  with fresh as (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(
      id text, "userId" text, "examId" text, "examVersion" integer, answers jsonb, "totalScore" integer,
      "totalPossibleMarks" integer, "percentageScore" integer, "startTime" timestamptz, "finishTime" timestamptz,
      "receivedAt" timestamptz, "timeTaken" integer, "isTimePlausible" boolean, "isLate" boolean, "isAutomatic" boolean,
      "timeFactor" double precision, "keyVersion" integer, "hasEvidence" boolean, "reportedStart" timestamptz,
      "reportedFinish" timestamptz, "reviewedAt" timestamptz, "fairPlay" jsonb, trail jsonb,
      "countsIfFirst" boolean)
  ), stored as (
    insert into attempts (id, user_id, exam_id, exam_version, attempt, answers, total_score, total_possible_marks,
      percentage_score, start_time, finish_time, received_at, time_taken, is_time_plausible, is_late, is_automatic,
      time_factor, key_version, has_evidence, reported_start, reported_finish, reviewed_at,
      fair_play, trail, practice)
    select id, "userId", "examId", "examVersion",
      1 + coalesce((select max(attempt) from attempts where user_id = "userId" and exam_id = "examId"), 0),
      answers, "totalScore", "totalPossibleMarks", "percentageScore", "startTime", "finishTime", "receivedAt",
      "timeTaken", "isTimePlausible", "isLate", "isAutomatic", "timeFactor", "keyVersion", "hasEvidence",
      "reportedStart", "reportedFinish", "reviewedAt", "fairPlay", trail, 'waiting'
    from fresh
    on conflict do nothing
    returning id, user_id, exam_id, start_time, attempt
  ), practised as (
    update users set practice_version = practice_version + 1 from stored where users.id = stored.user_id
  ), forgotten as (
    delete from exam_progress using stored
    where exam_progress.user_id = stored.user_id and exam_progress.exam_id = stored.exam_id
      and exam_progress.start_time = stored.start_time
  ), listed as (
    insert into leaderboard_entries (exam_id, user_id, total_score, percentage_score, time_taken, submitted_at,
      is_extra_time, time_factor)
    select "examId", "userId", "totalScore", "percentageScore", "timeTaken", "receivedAt", "timeFactor" <> 1, "timeFactor"
    from fresh join stored using (id)
    where stored.attempt = 1 and "countsIfFirst"
    returning exam_id
  ), changed as (
    insert into leaderboard_versions (exam_id, version)
    select distinct exam_id, 1 from listed order by exam_id
    on conflict (exam_id) do update set version = leaderboard_versions.version + 1
  )
  select id, attempt from stored`

const isRow = (row: unknown): row is { id: string; attempt: number } =>
  typeof row === 'object' && row !== null && 'id' in row && 'attempt' in row

const rowsOf = (result: unknown): unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows) ? result.rows : []

/**
 * Inserts attempts of different learners with each learner's next number, and deletes them as running. First attempts count on the leaderboard. Skips
 * those whose start is stored already. Call it in a transaction that holds `lockUser` of all.
 * @returns the inserted ones by id.
 */
export const insertAttempts = async (
  transaction: Database,
  fresh: readonly (NewAttempt & { id: string })[],
): Promise<Map<string, Attempt>> => {
  if (fresh.length === 0) return new Map()
  const rows = fresh.map((row) => ({ ...row, countsIfFirst: countsOnLeaderboard({ ...row, attempt: 1 }) }))
  const inserted = rowsOf(await transaction.execute(insertion(rows))).filter(isRow)
  const numbers = new Map(inserted.map(({ id, attempt }) => [id, attempt]))
  return new Map(
    fresh.flatMap((row) => {
      const attempt = numbers.get(row.id)
      return attempt === undefined ? [] : [[row.id, { ...row, attempt, practice: 'waiting' as const }]]
    }),
  )
}
