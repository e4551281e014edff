import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { batch } from '../../platform/db/batch'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import { allColumnsOf, columnsOf, expression, optional, record, type JsonField } from '../../platform/db/json-record'
import {
  attempts,
  leaderboardVersions,
  examOpenings,
  examProgress,
  exams,
  passkeys,
  paymentOrders,
  planExams,
  purchases,
  sessions,
  totpSecrets,
  users,
  reversedStates,
} from '../../platform/db/schema'
import { memoizeByKey } from '../../platform/memoize-by-key'
import type { AuthSession, SignedInUser, TwoStepFacts } from '../../platform/http/signed-in-user'
import type { AccessFacts, AccessSpan } from './rules'

/** Identifies a user by the hash of a session token or by id, and optionally an exam. */
export type AuthContextKey = ({ tokenHash: string } | { userId: string }) & { examId?: string | undefined }

/** A user, and the facts that decide about access to an exam. */
export interface AuthContext {
  user: SignedInUser
  session: AuthSession | undefined
  /** Undefined if the key names no existing exam. */
  facts: AccessFacts | undefined
  /** When this was read, by the database's clock. */
  present: Date
}

/** How long two-step verification counts for `recent` operations, in milliseconds. */
const RECENT_MS = 10 * 60_000

const twoStep = record({
  isSetUp: expression(
    sql`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}) or exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.secret} is not null)`,
    Boolean,
  ),
  isGiven: expression(sql`${sessions.twoStepAt} is not null`, Boolean),
  isRecent: expression(sql`coalesce(${sessions.twoStepAt} > ${databaseNowPlus(-RECENT_MS)}, false)`, Boolean),
})

const twoStepOfStaff: JsonField<TwoStepFacts | undefined> = {
  sql: sql`case when ${users.role} <> 'learner' then ${twoStep.sql} end`,
  read: (json) => (json === null ? undefined : twoStep.read(json)),
}

const prepareAuthContextQuery = (database: Database) => {
  const unlocking = database
    .select({
      userId: purchases.userId,
      examId: planExams.examId,
      activatedAt: purchases.activatedAt,
      expiresAt: purchases.expiresAt,
      isTakenBack:
        sql<boolean>`exists (select from ${paymentOrders} where ${paymentOrders.purchaseId} = ${purchases.id} and ${inArray(paymentOrders.state, [...reversedStates])})`.as(
          'is_taken_back',
        ),
    })
    .from(purchases)
    .innerJoin(planExams, eq(planExams.planId, purchases.planId))
    .as('unlocking')
  // Subqueries instead of joins: for a table of unknown size, the planner would read all rows.
  const lastReceivedAt = sql`(select 1000 * extract(epoch from max(${attempts.receivedAt})) from ${attempts} where ${attempts.userId} = ${users.id} and ${attempts.examId} = ${exams.id})`
  const leaderboardVersion = sql`(select ${leaderboardVersions.version} from ${leaderboardVersions} where ${leaderboardVersions.examId} = ${exams.id})`
  // One JSON value: parsing thirty columns takes longer than everything done with them, and an object with names takes
  // longer to write.
  const row = record({
    /** Index of the key, from 1. */
    number: expression(sql`requested.number`, Number),
    present: expression(databaseNow, (json) => new Date(String(json))),
    user: record(
      columnsOf(
        users,
        'id',
        'name',
        'lName',
        'email',
        'phone',
        'address',
        'city',
        'role',
        'isVerified',
        'practiceVersion',
        'language',
        'deletionAt',
      ),
    ),
    session: optional(
      sessions.tokenHash,
      record({
        ...columnsOf(sessions, 'id', 'createdAt', 'expiresAt', 'lastUsedAt'),
        twoStep: twoStepOfStaff,
      }),
    ),
    exam: optional(
      exams.id,
      record({
        ...columnsOf(exams, 'version', 'limitSeconds', 'isWithdrawn'),
        ...columnsOf(users, 'timeFactor'),
        opening: optional(examOpenings.examId, record(columnsOf(examOpenings, 'openedAt', 'version', 'timeFactor'))),
        saved: optional(examProgress.examId, record(allColumnsOf(examProgress))),
        lastReceivedAt: expression(lastReceivedAt, (json) => (json === null ? undefined : new Date(Number(json)))),
        leaderboardVersion: expression(sql`coalesce(${leaderboardVersion}, 0)`, Number),
      }),
    ),
    /** One row per purchase that unlocks the exam. */
    span: optional(
      unlocking.activatedAt,
      record({
        ...columnsOf(unlocking, 'activatedAt', 'expiresAt'),
        isTakenBack: expression(sql`${unlocking.isTakenBack}`, Boolean),
      }),
    ),
  })
  return (
    database
      .select({ row: sql`${row.sql}`.mapWith(row.read) })
      .from(
        sql`unnest(${sql.placeholder('tokenHashes')}::text[], ${sql.placeholder('userIds')}::text[], ${sql.placeholder('examIds')}::text[])
        with ordinality as requested(token_hash, user_id, exam_id, number)`,
      )
      .leftJoin(sessions, sql`${sessions.tokenHash} = requested.token_hash`)
      .innerJoin(users, sql`${users.id} = coalesce(${sessions.userId}, requested.user_id)`)
      .leftJoin(exams, sql`${exams.id} = requested.exam_id`)
      .leftJoin(examOpenings, and(eq(examOpenings.userId, users.id), eq(examOpenings.examId, exams.id)))
      .leftJoin(examProgress, and(eq(examProgress.userId, users.id), eq(examProgress.examId, exams.id)))
      .leftJoin(unlocking, and(eq(unlocking.userId, users.id), eq(unlocking.examId, exams.id)))
      // A deactivated user has no session.
      .where(sql`${users.isActive} or requested.token_hash is null`)
      .prepare('auth_contexts')
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof prepareAuthContextQuery>['execute']>>[number]['row']

const factsOf = ({ opening, ...exam }: NonNullable<Row['exam']>): AccessFacts & { spans: AccessSpan[] } => ({
  ...exam,
  spans: [],
  openedAt: opening?.openedAt,
  openedVersion: opening?.version,
  openedFactor: opening?.timeFactor ?? 1,
  running: exam.saved && { ...exam.saved, version: exam.saved.examVersion },
})

const authContextFrom = ({ user, session, exam, present }: Row) => ({
  user,
  session,
  present,
  facts: exam === undefined ? undefined : factsOf(exam),
})

const loadAuthContexts = memoizeByKey((database: Database) => {
  const query = prepareAuthContextQuery(database)
  return batch(async (requested: readonly AuthContextKey[]): Promise<(AuthContext | undefined)[]> => {
    const rows = await query.execute({
      tokenHashes: requested.map((one) => ('tokenHash' in one ? one.tokenHash : null)),
      userIds: requested.map((one) => ('userId' in one ? one.userId : null)),
      examIds: requested.map(({ examId }) => examId ?? null),
    })
    const found: ReturnType<typeof authContextFrom>[] = []
    for (const { row } of rows) {
      const context = (found[row.number - 1] ??= authContextFrom(row))
      // A user with several plans that unlock the exam has a row for each.
      if (row.span !== undefined) context.facts?.spans.push(row.span)
    }
    return requested.map((_, at) => found[at])
  })
})

/**
 * Loads a user and the facts that decide about access to an exam; undefined if there is no such user. Nearly every
 * request needs it, so it is one prepared query, batched over many requests.
 */
export const authContextOf = (database: Database, key: AuthContextKey): Promise<AuthContext | undefined> =>
  loadAuthContexts(database)(key)
