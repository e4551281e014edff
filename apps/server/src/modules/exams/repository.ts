import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { attempts, examOpenings, examProgress, exams, examVersions, planExams, purchases, users } from '../../db/schema'
import { isActiveAt } from '../plans/repository'
import type { Paper } from './paper'
import type { AccessFacts } from './rules'

/** An exam as the list shows it. */
export type ExamRow = typeof exams.$inferSelect

/** The exams that a learner's active plans unlock. */
export const unlockedExams = (database: Database, userId: string, moment: Date): Promise<ExamRow[]> => {
  const unlocked = database
    .select({ examId: planExams.examId })
    .from(planExams)
    .innerJoin(purchases, eq(purchases.planId, planExams.planId))
    .where(and(eq(purchases.userId, userId), isActiveAt(moment)))
  return database.select().from(exams).where(inArray(exams.id, unlocked)).orderBy(asc(exams.position), asc(exams.id))
}

/** Times inside JSON come as text. */
interface SpanText {
  activatedAt: string
  expiresAt: string | null
}

const spanOf = ({ activatedAt, expiresAt }: SpanText) => ({
  activatedAt: new Date(activatedAt),
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
})

const prepareFacts = (database: Database) =>
  database
    .select({
      version: exams.version,
      limitSeconds: exams.limitSeconds,
      timeFactor: users.timeFactor,
      openedAt: examOpenings.openedAt,
      openedVersion: examOpenings.version,
      openedFactor: examOpenings.timeFactor,
      startTime: examProgress.startTime,
      deadline: examProgress.deadline,
      runningVersion: examProgress.examVersion,
      runningFactor: examProgress.timeFactor,
      hasAttempt: sql<boolean>`exists (select 1 from ${attempts} where ${attempts.userId} = ${users.id} and ${attempts.examId} = ${exams.id})`,
      spans: sql<SpanText[]>`coalesce((
        select json_agg(json_build_object('activatedAt', ${purchases.activatedAt}, 'expiresAt', ${purchases.expiresAt}))
        from ${purchases} inner join ${planExams} on ${planExams.planId} = ${purchases.planId}
        where ${purchases.userId} = ${users.id} and ${planExams.examId} = ${exams.id}), '[]'::json)`,
    })
    .from(exams)
    .innerJoin(users, eq(users.id, sql.placeholder('userId')))
    .leftJoin(examOpenings, and(eq(examOpenings.userId, users.id), eq(examOpenings.examId, exams.id)))
    .leftJoin(examProgress, and(eq(examProgress.userId, users.id), eq(examProgress.examId, exams.id)))
    .where(eq(exams.id, sql.placeholder('examId')))
    .prepare('access_facts')

const prepared = new WeakMap<Database, ReturnType<typeof prepareFacts>>()

/**
 * What decides whether a learner may use an exam, in one query; undefined if there is no such exam. It is asked before every paper,
 * clip and board, so that it is prepared once: planning it takes longer than carrying it out.
 */
export const accessFacts = async (
  database: Database,
  userId: string,
  examId: string,
): Promise<AccessFacts | undefined> => {
  const query = prepared.get(database) ?? prepareFacts(database)
  prepared.set(database, query)
  const [row] = await query.execute({ userId, examId })
  if (row === undefined) return undefined
  const { startTime, deadline, runningVersion, runningFactor } = row
  const isRunning = startTime !== null && deadline !== null && runningVersion !== null && runningFactor !== null
  return {
    spans: row.spans.map(spanOf),
    openedAt: row.openedAt ?? undefined,
    openedVersion: row.openedVersion ?? undefined,
    openedFactor: row.openedFactor ?? 1,
    version: row.version,
    limitSeconds: row.limitSeconds,
    timeFactor: row.timeFactor,
    hasAttempt: row.hasAttempt,
    running: isRunning ? { startTime, deadline, version: runningVersion, timeFactor: runningFactor } : undefined,
  }
}

/** Opening an exam again within so many milliseconds is not written down again. */
const OPENING_STEP = 60_000

/** That a learner opened an exam which a plan unlocks at this moment. */
export interface Opening {
  userId: string
  examId: string
  openedAt: Date
  /** The version that was sent. */
  version: number
  /** What its minutes were multiplied by. */
  timeFactor: number
}

/** Notes an opening, unless `facts` say that the same one was noted a moment ago. */
export const noteOpening = async (database: Database, opening: Opening, facts: AccessFacts): Promise<void> => {
  const { openedAt, version, timeFactor } = opening
  const stale = new Date(openedAt.getTime() - OPENING_STEP)
  const isNoted =
    facts.openedAt !== undefined &&
    facts.openedAt >= stale &&
    facts.openedVersion === version &&
    facts.openedFactor === timeFactor
  if (isNoted) return
  await database
    .insert(examOpenings)
    .values(opening)
    .onConflictDoUpdate({
      target: [examOpenings.userId, examOpenings.examId],
      set: { openedAt, version, timeFactor },
    })
}

/** A certain version of an exam. */
export const paperOfVersion = async (
  database: Database,
  examId: string,
  version: number,
): Promise<Paper | undefined> => {
  const [found] = await database
    .select({ paper: examVersions.paper })
    .from(examVersions)
    .where(and(eq(examVersions.examId, examId), eq(examVersions.version, version)))
  return found?.paper
}

/** The versions of an exam, newest first. */
export const versionsOf = async (database: Database, examId: string): Promise<number[]> => {
  const rows = await database
    .select({ version: examVersions.version })
    .from(examVersions)
    .where(eq(examVersions.examId, examId))
    .orderBy(desc(examVersions.version))
  return rows.map(({ version }) => version)
}
