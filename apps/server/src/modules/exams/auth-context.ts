import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { batch } from '../../db/batch'
import { columnsOf, expression, optional, record } from '../../db/json-record'
import {
  attempts,
  boardVersions,
  examOpenings,
  examProgress,
  exams,
  planExams,
  purchases,
  sessions,
  users,
} from '../../db/schema'
import { memoizeByKey } from '../../memoize-by-key'
import type { SignedInUser } from '../auth/signed-in-user'
import type { Span } from '../plans/rules'
import type { AccessFacts, RunningFacts } from './rules'

/** Whom and what is asked about: somebody by the hash of a session's token, or by id; and an exam, or none. */
export type AuthContextKey = ({ tokenHash: string } | { userId: string }) & { examId?: string | undefined }

/** Times of a session. */
interface AuthSession {
  createdAt: Date
  expiresAt: Date
}

/** Who somebody is, and what decides about them and the exam that was asked about. */
export interface AuthContext {
  user: SignedInUser
  /** The session, if it was asked by one. */
  session: AuthSession | undefined
  /** Undefined if no exam was asked about, or there is no such exam. */
  facts: AccessFacts | undefined
}

const prepareAuthContextQuery = (database: Database) => {
  const unlocking = database
    .select({
      userId: purchases.userId,
      examId: planExams.examId,
      activatedAt: purchases.activatedAt,
      expiresAt: purchases.expiresAt,
    })
    .from(purchases)
    .innerJoin(planExams, eq(planExams.planId, purchases.planId))
    .as('unlocking')
  // Looked up one by one, as no join is: of a table whose size it does not know yet, the planner would read all.
  const attempt = sql`(select true from ${attempts} where ${attempts.userId} = ${users.id} and ${attempts.examId} = ${exams.id} limit 1)`
  const boardVersion = sql`(select ${boardVersions.version} from ${boardVersions} where ${boardVersions.examId} = ${exams.id})`
  // One value of many: a row of thirty columns takes longer to read than all that is done with it, and one with names in it longer to write.
  const row = record({
    /** Which question is answered, from 1. */
    number: expression(sql`asked.number`, Number),
    user: record(columnsOf(users, 'id', 'name', 'lName', 'email', 'phone', 'address', 'city', 'role', 'isVerified')),
    session: optional(sessions.tokenHash, record(columnsOf(sessions, 'createdAt', 'expiresAt'))),
    exam: optional(
      exams.id,
      record({
        ...columnsOf(exams, 'version', 'limitSeconds'),
        ...columnsOf(users, 'timeFactor'),
        opening: optional(examOpenings.examId, record(columnsOf(examOpenings, 'openedAt', 'version', 'timeFactor'))),
        running: optional(
          examProgress.examId,
          record(columnsOf(examProgress, 'startTime', 'beganAt', 'deadline', 'examVersion', 'timeFactor')),
        ),
        hasAttempt: expression(sql`coalesce(${attempt}, false)`, Boolean),
        boardVersion: expression(sql`coalesce(${boardVersion}, 0)`, Number),
      }),
    ),
    /** There is a row for each purchase that unlocks the exam. */
    span: optional(unlocking.activatedAt, record(columnsOf(unlocking, 'activatedAt', 'expiresAt'))),
  })
  return (
    database
      .select({ row: sql`${row.sql}`.mapWith(row.read) })
      .from(
        sql`unnest(${sql.placeholder('tokenHashes')}::text[], ${sql.placeholder('userIds')}::text[], ${sql.placeholder('examIds')}::text[])
        with ordinality as asked(token_hash, user_id, exam_id, number)`,
      )
      .leftJoin(sessions, sql`${sessions.tokenHash} = asked.token_hash`)
      .innerJoin(users, sql`${users.id} = coalesce(${sessions.userId}, asked.user_id)`)
      .leftJoin(exams, sql`${exams.id} = asked.exam_id`)
      .leftJoin(examOpenings, and(eq(examOpenings.userId, users.id), eq(examOpenings.examId, exams.id)))
      .leftJoin(examProgress, and(eq(examProgress.userId, users.id), eq(examProgress.examId, exams.id)))
      .leftJoin(unlocking, and(eq(unlocking.userId, users.id), eq(unlocking.examId, exams.id)))
      // Nobody who is disabled has a session.
      .where(sql`${users.isActive} or asked.token_hash is null`)
      .prepare('standings')
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof prepareAuthContextQuery>['execute']>>[number]['row']

const factsOf = ({ opening, running, ...exam }: NonNullable<Row['exam']>): AccessFacts & { spans: Span[] } => ({
  ...exam,
  spans: [],
  openedAt: opening?.openedAt,
  openedVersion: opening?.version ?? undefined,
  openedFactor: opening?.timeFactor ?? 1,
  running: running === undefined ? undefined : runningOf(running),
})

const runningOf = ({ examVersion, ...running }: NonNullable<NonNullable<Row['exam']>['running']>): RunningFacts => ({
  ...running,
  version: examVersion,
})

const authContextFrom = ({ user, session, exam }: Row) => ({
  user,
  session,
  facts: exam === undefined ? undefined : factsOf(exam),
})

const loadAuthContexts = memoizeByKey((database: Database) => {
  const query = prepareAuthContextQuery(database)
  return batch(async (asked: readonly AuthContextKey[]): Promise<(AuthContext | undefined)[]> => {
    const rows = await query.execute({
      tokenHashes: asked.map((one) => ('tokenHash' in one ? one.tokenHash : null)),
      userIds: asked.map((one) => ('userId' in one ? one.userId : null)),
      examIds: asked.map(({ examId }) => examId ?? null),
    })
    const found: ReturnType<typeof authContextFrom>[] = []
    for (const { row } of rows) {
      const standing = (found[row.number - 1] ??= authContextFrom(row))
      // Somebody who bought several plans that unlock the exam has a row for each.
      if (row.span !== undefined) standing.facts?.spans.push(row.span)
    }
    return asked.map((_, at) => found[at])
  })
})

/**
 * Who somebody is, and what decides about them and an exam; undefined if there is nobody. Asked with nearly every request, so that it is one
 * query, planned once, and put for many requests at a time.
 */
export const authContextOf = (database: Database, question: AuthContextKey): Promise<AuthContext | undefined> =>
  loadAuthContexts(database)(question)
