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
type Moment = string

type UserList = readonly [
  id: string,
  name: string,
  lName: string,
  email: string,
  phone: string,
  address: string | null,
  city: string | null,
  role: SignedInUser['role'],
  isVerified: boolean,
]
type SessionList = readonly [createdAt: Moment, expiresAt: Moment]
type RunningList = readonly [startTime: Moment, beganAt: Moment, deadline: Moment, version: number, timeFactor: number]
type SpanList = readonly [activatedAt: Moment, expiresAt: Moment | null]
/** What is not there is null. */
type FactsList = readonly [
  version: number,
  limitSeconds: number,
  timeFactor: number,
  openedAt: Moment | null,
  openedVersion: number | null,
  openedFactor: number | null,
  running: RunningList | null,
  hasAttempt: boolean,
  boardVersion: number,
]
/** There is a row for each purchase that unlocks the exam, with its span. */
type Row = readonly [
  number: number,
  user: UserList,
  session: SessionList | null,
  facts: FactsList | null,
  span: SpanList | null,
]

/** One value of many: a row of thirty columns takes longer to read than all that is done with it, and one with names in it longer to write. */
const list = <Values>(...values: (AnyColumn | SQL)[]) => sql<Values>`json_build_array(${sql.join(values, sql`, `)})`

const listIf = (isThere: AnyColumn, ...values: (AnyColumn | SQL)[]) =>
  sql`case when ${isThere} is not null then ${list(...values)} end`

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
  // Looked up one by one, as no join is: of a table whose size it does not know yet, the planner would read all.
  const attempt = sql`(select true from ${attempts} where ${attempts.userId} = ${users.id} and ${attempts.examId} = ${exams.id} limit 1)`
  const boardVersion = sql`(select ${boardVersions.version} from ${boardVersions} where ${boardVersions.examId} = ${exams.id})`
  return (
    database
      .select({
        row: list<Row>(
          sql`asked.number`,
          list(
            users.id,
            users.name,
            users.lName,
            users.email,
            users.phone,
            users.address,
            users.city,
            users.role,
            users.isVerified,
          ),
          listIf(sessions.tokenHash, sessions.createdAt, sessions.expiresAt),
          listIf(
            exams.id,
            exams.version,
            exams.limitSeconds,
            users.timeFactor,
            examOpenings.openedAt,
            examOpenings.version,
            examOpenings.timeFactor,
            listIf(
              examProgress.examId,
              examProgress.startTime,
              examProgress.beganAt,
              examProgress.deadline,
              examProgress.examVersion,
              examProgress.timeFactor,
            ),
            sql`coalesce(${attempt}, false)`,
            sql`coalesce(${boardVersion}, 0)`,
          ),
          listIf(unlocking.activatedAt, unlocking.activatedAt, unlocking.expiresAt),
        ),
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

const momentOf = (moment: Moment | null): Date | undefined => (moment === null ? undefined : new Date(moment))

const userOf = ([id, name, lName, email, phone, address, city, role, isVerified]: UserList): SignedInUser => ({
  id,
  name,
  lName,
  email,
  phone,
  address,
  city,
  role,
  isVerified,
})

const sessionOf = ([createdAt, expiresAt]: SessionList): Session => ({
  createdAt: new Date(createdAt),
  expiresAt: new Date(expiresAt),
})

const spanOf = ([activatedAt, expiresAt]: SpanList): Span => ({
  activatedAt: new Date(activatedAt),
  expiresAt: momentOf(expiresAt) ?? null,
})

const runningOf = ([startTime, beganAt, deadline, version, timeFactor]: RunningList): RunningFacts => ({
  startTime: new Date(startTime),
  beganAt: new Date(beganAt),
  deadline: new Date(deadline),
  version,
  timeFactor,
})

const factsOf = ([
  version,
  limitSeconds,
  timeFactor,
  openedAt,
  openedVersion,
  openedFactor,
  running,
  hasAttempt,
  boardVersion,
]: FactsList): AccessFacts & { spans: Span[] } => ({
  spans: [],
  openedAt: momentOf(openedAt),
  openedVersion: openedVersion ?? undefined,
  openedFactor: openedFactor ?? 1,
  version,
  limitSeconds,
  timeFactor,
  hasAttempt,
  running: running === null ? undefined : runningOf(running),
  boardVersion,
})

const standingFrom = ([, user, session, facts]: Row) => ({
  user: userOf(user),
  session: session === null ? undefined : sessionOf(session),
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
    const found: ReturnType<typeof standingFrom>[] = []
    for (const { row } of rows) {
      const [number, , , , span] = row
      const standing = (found[number - 1] ??= standingFrom(row))
      // Somebody who bought several plans that unlock the exam has a row for each.
      if (span !== null) standing.facts?.spans.push(spanOf(span))
    }
    return asked.map((_, at) => found[at])
  })
})

/**
 * Who somebody is, and what decides about them and an exam; undefined if there is nobody. Asked with nearly every request, so that it is one
 * query, planned once, and put for many requests at a time.
 */
export const standingOf = (database: Database, question: StandingQuestion): Promise<Standing | undefined> =>
  findStandings(database)(question)
