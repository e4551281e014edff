import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { batch } from '../../db/batch'
import { memoizeByKey } from '../../memoize-by-key'
import { users } from '../../db/schema'
import { countTries, undoTries } from '../../http/limits'
import { newId } from '../../ids'
import type { Attempt, NewAttempt } from './attempt'
import { countsOnLeaderboard } from './rules'

/** Locks the learners whose rows are free, without waiting, so that one learner never delays another. */
const lockFree = async (transaction: Database, userIds: readonly string[]) => {
  const free = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .for('update', { skipLocked: true })
  return new Set(free.map(({ id }) => id))
}

/** Does for many learners what `storeLocked` does for one, if nothing is stored yet; returns the stored attempts. */
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

/**
 * Counts the new attempts whose start was not reported, and so not counted before; returns those that may be stored
 * now: not the second one of a learner, or one beyond the limit.
 */
const countNew = async <Row extends NewAttempt>(transaction: Database, rows: readonly Row[]): Promise<Row[]> => {
  const uncounted = new Map(rows.flatMap((row) => (row.reportedStart === null ? [[row.userId, row]] : [])))
  const passed = await countTries(transaction, 'newAttemptsOfUser', [...uncounted.keys()])
  return rows.filter((row) => {
    const { userId, reportedStart } = row
    return reportedStart !== null || (passed.has(userId) && uncounted.get(userId) === row)
  })
}

const isRow = (row: unknown): row is { id: string; attempt: number } =>
  typeof row === 'object' && row !== null && 'id' in row && 'attempt' in row

const rowsOf = (result: unknown): unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows) ? result.rows : []

const createStore = (database: Database) =>
  batch(async (fresh: readonly NewAttempt[]): Promise<(Attempt | undefined)[]> => {
    const rows = fresh.map((attempt) => ({ ...attempt, id: newId(), attempt: 1 }))
    try {
      const stored = await database.transaction(async (transaction) => {
        const free = await lockFree(transaction, [...new Set(fresh.map(({ userId }) => userId))])
        const locked = rows.filter(({ userId }) => free.has(userId))
        const mine = await countNew(transaction, locked)
        if (mine.length === 0) return []
        const marked = mine.map((row) => ({ ...row, countsIfFirst: countsOnLeaderboard(row) }))
        const inserted = rowsOf(await transaction.execute(insertion(marked))).filter(isRow)
        const ids = new Set(inserted.map(({ id }) => id))
        const repeated = mine.filter(({ id, reportedStart }) => reportedStart === null && !ids.has(id))
        const repeaters = repeated.map(({ userId }) => userId)
        await undoTries(transaction, 'newAttemptsOfUser', repeaters)
        return inserted
      })
      const numbers = new Map(stored.map(({ id, attempt }) => [id, attempt]))
      return rows.map((row) => {
        const attempt = numbers.get(row.id)
        return attempt === undefined ? undefined : { ...row, attempt, practice: 'waiting' as const }
      })
    } catch {
      // The error concerns at most some of them: each is then stored, and fails, on its own.
      return fresh.map(() => undefined)
    }
  })

const storeOf = memoizeByKey(createStore)

/**
 * Stores an attempt together with simultaneous ones of other learners in one transaction. Resolves after the commit;
 * undefined if an attempt with this start is stored already, the learner's row is locked or limit reached, or anything failed:
 * `storeAttempt` then decides.
 */
export const storeBatched = (database: Database, fresh: NewAttempt): Promise<Attempt | undefined> =>
  storeOf(database)(fresh)
