import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { fieldsOf, jsonOf } from '../../platform/db/put-rows'
import {
  attempts,
  examProgress,
  examStarts,
  limitCounters,
  planExams,
  purchases,
  users,
} from '../../platform/db/schema'
import { codeOf } from '../../platform/failure'
import { keyOf, limits, stepOf, windowOf } from '../../platform/http/limits'
import { memoizeByKey } from '../../platform/memoize-by-key'
import { startFrom, type Report } from '../exams/starts'
import { isActiveAt } from '../plans/repository'
import type { ProgressRow } from './progress-repository'

const LIMIT = 'newAttemptsOfUser'

/** One prepared statement, because a whole class begins within a second. New rows are JSON, so that each is one parameter. */
const prepare = memoizeByKey((database: Database) => {
  const columnsOf = (fields: Record<string, SQL>) => sql.join(Object.values(fields), sql`, `)
  // A stored attempt raises `practice_version`: one that is stored while this waits for the lock, too late to be read here, is noticed by it.
  const locked = database.$with('locked', {}).as(sql`
    select from ${users}
    where ${users.id} = ${sql.placeholder('userId')}
      and ${users.practiceVersion} = coalesce(${sql.placeholder('practiceVersion')}, ${users.practiceVersion})
    for update`)
  const progress = database.$with('progress').as(
    database
      .insert(examProgress)
      .select(
        sql`
        select ${columnsOf(fieldsOf(examProgress, 'fresh'))}
        from locked, jsonb_populate_record(null::exam_progress, ${sql.placeholder('progress')}) as fresh
        where not exists (select from ${attempts} where ${attempts.userId} = fresh.user_id
          and ${attempts.examId} = fresh.exam_id and ${attempts.startTime} = fresh.start_time)`,
      )
      .onConflictDoUpdate({
        target: [examProgress.userId, examProgress.examId],
        set: fieldsOf(examProgress, 'excluded'),
        setWhere: lt(examProgress.startTime, sql`excluded.start_time`),
      })
      .returning({ revision: examProgress.revision }),
  )
  const fresh = fieldsOf(examStarts, 'fresh')
  const plan = database
    .select({ id: purchases.planId })
    .from(purchases)
    .innerJoin(planExams, and(eq(planExams.planId, purchases.planId), eq(planExams.examId, sql`fresh.exam_id`)))
    .where(and(eq(purchases.userId, sql`fresh.user_id`), isActiveAt(sql`fresh.reported_at`)))
    .orderBy(sql`${purchases.expiresAt} desc nulls first`, desc(purchases.activatedAt))
    .limit(1)
  const started = database.$with('started').as(
    database
      .insert(examStarts)
      .select(
        sql`
        select ${columnsOf({ ...fresh, planId: sql`${plan}` })}
        from progress, jsonb_populate_record(null::exam_starts, ${sql.placeholder('start')}) as fresh`,
      )
      .onConflictDoNothing()
      .returning({ userId: examStarts.userId }),
  )
  const counted = database.$with('counted').as(
    database
      .insert(limitCounters)
      .select(
        sql`select ${sql.placeholder('counter')}, 1, ${databaseNowPlus(windowOf(limits[LIMIT]))}, null from started`,
      )
      .onConflictDoUpdate(stepOf(limits[LIMIT]))
      .returning({ count: limitCounters.count }),
  )
  // A new start that is not counted divides by zero, which undoes all of it.
  const isCounted = sql`case when exists (select from started) then 1 / (select count(*) from counted) end`
  return database
    .with(locked, progress, started, counted)
    .select({ revision: progress.revision, isCounted })
    .from(progress)
    .prepare('begin_attempt')
})

/**
 * Stores a new running attempt in place of an older one, with its start, which counts against the learner's limit. False: nothing is
 * stored, because the attempt is over, or the running one did not begin earlier, or another attempt was stored since `practiceVersion` was read.
 * @param practiceVersion - null in a transaction that holds `lockUser`.
 * @throws what `isBeyondLimit` says if the limit is reached.
 */
export const beginAttempt = async (
  database: Database,
  row: ProgressRow,
  report: Report,
  practiceVersion: number | null,
): Promise<boolean> => {
  const begun = await prepare(database).execute({
    userId: row.userId,
    practiceVersion,
    progress: jsonOf(examProgress, row),
    start: jsonOf(examStarts, startFrom(row, report)),
    counter: keyOf(LIMIT, row.userId),
  })
  return begun.length > 0
}

export const isBeyondLimit = (thrown: unknown): boolean =>
  thrown instanceof Error && codeOf(thrown.cause ?? thrown) === '22012'
