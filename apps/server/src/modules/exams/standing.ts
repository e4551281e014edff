import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { gather } from '../../db/gather'
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
import { onceFor } from '../../once'
import type { SignedInUser } from '../auth/sessions'
import type { Span } from '../plans/rules'
import type { AccessFacts, RunningFacts } from './rules'

/** Whom and what is asked about: somebody by the hash of a session's token, or by id; and an exam, or none. */
export type StandingQuestion = ({ tokenHash: string } | { userId: string }) & { examId?: string | undefined }

/** Times of a session. */
interface Session {
  createdAt: Date
  expiresAt: Date
}

/** Who somebody is, and what decides about them and the exam that was asked about. */
export interface Standing {
  user: SignedInUser
  /** The session, if it was asked by one. */
  session: Session | undefined
  /** Undefined if no exam was asked about, or there is no such exam. */
  facts: AccessFacts | undefined
}

/** Times inside JSON come as text. */
type InJson<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: InJson<Value[Key]> }
    : Value

/** The facts of an exam as a row has them: what is not there is null, and there is a row for each purchase that unlocks the exam. */
type FactsRow = Omit<AccessFacts, 'spans' | 'openedAt' | 'openedVersion' | 'openedFactor' | 'running'> & {
  openedAt: Date | null
  openedVersion: number | null
  openedFactor: number | null
  running: RunningFacts | null
  span: Span | null
}

/** One value of many: a row of thirty columns takes longer to read than all that is done with it. */
const json = (fields: Record<string, AnyColumn | SQL | SQL.Aliased>) =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`

const jsonIf = (isThere: AnyColumn, fields: Record<string, AnyColumn | SQL>) =>
  sql`case when ${isThere} is not null then ${json(fields)} end`

const prepareStandings = (database: Database) => {
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
  const { id, name, lName, email, phone, address, city, role, isVerified } = users
  // Looked up one by one, as no join is: of a table whose size it does not know yet, the planner would read all.
  const attempt = sql`(select true from ${attempts} where ${attempts.userId} = ${users.id} and ${attempts.examId} = ${exams.id} limit 1)`
  const boardVersion = sql`(select ${boardVersions.version} from ${boardVersions} where ${boardVersions.examId} = ${exams.id})`
  return (
    database
      .select({
        number: sql<number>`asked.number::int`,
        user: sql<SignedInUser>`${json({ id, name, lName, email, phone, address, city, role, isVerified })}`,
        session: sql<InJson<Session> | null>`${jsonIf(sessions.tokenHash, {
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
        })}`,
        facts: sql<InJson<FactsRow> | null>`${jsonIf(exams.id, {
          version: exams.version,
          limitSeconds: exams.limitSeconds,
          timeFactor: users.timeFactor,
          openedAt: examOpenings.openedAt,
          openedVersion: examOpenings.version,
          openedFactor: examOpenings.timeFactor,
          running: jsonIf(examProgress.examId, {
            startTime: examProgress.startTime,
            beganAt: examProgress.beganAt,
            deadline: examProgress.deadline,
            version: examProgress.examVersion,
            timeFactor: examProgress.timeFactor,
          }),
          hasAttempt: sql`coalesce(${attempt}, false)`,
          boardVersion: sql`coalesce(${boardVersion}, 0)`,
          span: jsonIf(unlocking.activatedAt, { activatedAt: unlocking.activatedAt, expiresAt: unlocking.expiresAt }),
        })}`,
      })
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

type Row = Awaited<ReturnType<ReturnType<typeof prepareStandings>['execute']>>[number]

const spanOf = ({ activatedAt, expiresAt }: InJson<Span>): Span => ({
  activatedAt: new Date(activatedAt),
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
})

const runningOf = ({ startTime, beganAt, deadline, version, timeFactor }: InJson<RunningFacts>): RunningFacts => ({
  startTime: new Date(startTime),
  beganAt: new Date(beganAt),
  deadline: new Date(deadline),
  version,
  timeFactor,
})

// Field by field: copying the rest of an object that was read from JSON takes longer than reading it.
const factsOf = (row: InJson<FactsRow>): AccessFacts & { spans: Span[] } => ({
  spans: row.span === null ? [] : [spanOf(row.span)],
  openedAt: row.openedAt === null ? undefined : new Date(row.openedAt),
  openedVersion: row.openedVersion ?? undefined,
  openedFactor: row.openedFactor ?? 1,
  version: row.version,
  limitSeconds: row.limitSeconds,
  timeFactor: row.timeFactor,
  hasAttempt: row.hasAttempt,
  running: row.running === null ? undefined : runningOf(row.running),
  boardVersion: row.boardVersion,
})

const standingFrom = ({ user, session, facts }: Row) => ({
  user,
  session:
    session === null ? undefined : { createdAt: new Date(session.createdAt), expiresAt: new Date(session.expiresAt) },
  facts: facts === null ? undefined : factsOf(facts),
})

const findStandings = onceFor((database: Database) => {
  const query = prepareStandings(database)
  return gather(async (asked: readonly StandingQuestion[]): Promise<(Standing | undefined)[]> => {
    const rows = await query.execute({
      tokenHashes: asked.map((one) => ('tokenHash' in one ? one.tokenHash : null)),
      userIds: asked.map((one) => ('userId' in one ? one.userId : null)),
      examIds: asked.map(({ examId }) => examId ?? null),
    })
    const found = new Map<number, ReturnType<typeof standingFrom>>()
    for (const row of rows) {
      const known = found.get(row.number)
      // Somebody who bought several plans that unlock the exam has a row for each.
      const span = row.facts?.span ?? undefined
      if (known === undefined) found.set(row.number, standingFrom(row))
      else if (span !== undefined) known.facts?.spans.push(spanOf(span))
    }
    return asked.map((_, at) => found.get(at + 1))
  })
})

/**
 * Who somebody is, and what decides about them and an exam; undefined if there is nobody. Asked with nearly every request, so that it is one
 * query, planned once, and put for many requests at a time.
 */
export const standingOf = (database: Database, question: StandingQuestion): Promise<Standing | undefined> =>
  findStandings(database)(question)
