import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { newId } from '../../platform/ids'
import type { Attempt, NewAttempt } from './attempt'
import { countsOnLeaderboard } from './rules'

/** One prepared statement, since planning it takes longer than running it. The new row is JSON, so that it is one parameter. */
const prepare = (database: Database) => {
  const part = (name: string, written: SQL) =>
    database.$with(name, { attempt: sql<number>`attempt`.as('attempt') }).as(written)
  const fresh = part(
    'fresh',
    sql`
    select * from jsonb_to_record(${sql.placeholder('row')}::jsonb) as fresh(
      id text, "userId" text, "examId" text, "examVersion" integer, answers jsonb, "totalScore" integer,
      "totalPossibleMarks" integer, "percentageScore" integer, "startTime" timestamptz, "finishTime" timestamptz,
      "receivedAt" timestamptz, "timeTaken" integer, "isTimePlausible" boolean, "isLate" boolean, "isAutomatic" boolean,
      "timeFactor" double precision, "keyVersion" integer, "hasEvidence" boolean, "reportedStart" timestamptz,
      "reportedFinish" timestamptz, "reviewedAt" timestamptz, "fairPlay" jsonb, trail jsonb,
      "countsIfFirst" boolean)`,
  )
  const stored = part(
    'stored',
    sql`
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
    returning id, user_id, exam_id, start_time, attempt`,
  )
  const practised = part(
    'practised',
    sql`
    update users set practice_version = practice_version + 1 from stored where users.id = stored.user_id`,
  )
  const forgotten = part(
    'forgotten',
    sql`
    delete from exam_progress using stored
    where exam_progress.user_id = stored.user_id and exam_progress.exam_id = stored.exam_id
      and exam_progress.start_time = stored.start_time`,
  )
  const listed = part(
    'listed',
    sql`
    insert into leaderboard_entries (exam_id, user_id, total_score, percentage_score, time_taken, submitted_at,
      is_extra_time, time_factor)
    select "examId", "userId", "totalScore", "percentageScore", "timeTaken", "receivedAt", "timeFactor" <> 1, "timeFactor"
    from fresh join stored using (id)
    where stored.attempt = 1 and "countsIfFirst"
    returning exam_id`,
  )
  const changed = part(
    'changed',
    sql`
    insert into leaderboard_versions (exam_id, version)
    select exam_id, 1 from listed
    on conflict (exam_id) do update set version = leaderboard_versions.version + 1`,
  )
  return database
    .with(fresh, stored, practised, forgotten, listed, changed)
    .select({ attempt: stored.attempt })
    .from(stored)
    .prepare('insert_attempt')
}

/**
 * Inserts an attempt with the learner's next number, and deletes it as running. A first attempt counts on the
 * leaderboard. Undefined if one with this start is stored already. Call it in a transaction that holds `lockUser`.
 */
export const insertAttempt = async (transaction: Database, fresh: NewAttempt): Promise<Attempt | undefined> => {
  const id = newId()
  const row = { ...fresh, id, countsIfFirst: countsOnLeaderboard({ ...fresh, attempt: 1 }) }
  const [inserted] = await prepare(transaction).execute({ row: JSON.stringify(row) })
  return inserted && { ...fresh, id, attempt: inserted.attempt, practice: 'waiting' }
}
