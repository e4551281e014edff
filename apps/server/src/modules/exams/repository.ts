import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { gather } from '../../db/gather'
import { onceFor } from '../../db/once'
import {
  attempts,
  boardVersions,
  examOpenings,
  examProgress,
  exams,
  examVersions,
  planExams,
  purchases,
  users,
} from '../../db/schema'
import { isActiveAt } from '../plans/repository'
import type { Span } from '../plans/rules'
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

const prepareFacts = (database: Database) => {
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
  return database
    .select({
      number: sql<number>`asked.number::int`,
      version: exams.version,
      limitSeconds: exams.limitSeconds,
      timeFactor: users.timeFactor,
      openedAt: examOpenings.openedAt,
      openedVersion: examOpenings.version,
      openedFactor: examOpenings.timeFactor,
      startTime: examProgress.startTime,
      beganAt: examProgress.beganAt,
      deadline: examProgress.deadline,
      runningVersion: examProgress.examVersion,
      runningFactor: examProgress.timeFactor,
      // Looked up one by one, as no join is: of a table whose size it does not know yet, the planner would read all.
      hasAttempt: sql<boolean>`coalesce((select true from ${attempts} where ${attempts.userId} = ${users.id} and ${attempts.examId} = ${exams.id} limit 1), false)`,
      boardVersion: sql<number>`coalesce((select ${boardVersions.version} from ${boardVersions} where ${boardVersions.examId} = ${exams.id}), 0)`,
      activatedAt: unlocking.activatedAt,
      expiresAt: unlocking.expiresAt,
    })
    .from(
      sql`unnest(${sql.placeholder('userIds')}::text[], ${sql.placeholder('examIds')}::text[])
        with ordinality as asked(user_id, exam_id, number)`,
    )
    .innerJoin(exams, sql`${exams.id} = asked.exam_id`)
    .innerJoin(users, sql`${users.id} = asked.user_id`)
    .leftJoin(examOpenings, and(eq(examOpenings.userId, users.id), eq(examOpenings.examId, exams.id)))
    .leftJoin(examProgress, and(eq(examProgress.userId, users.id), eq(examProgress.examId, exams.id)))
    .leftJoin(unlocking, and(eq(unlocking.userId, users.id), eq(unlocking.examId, exams.id)))
    .prepare('access_facts')
}

type FactsRow = Awaited<ReturnType<ReturnType<typeof prepareFacts>['execute']>>[number]

/** The facts that stand in all rows of a learner and an exam; each row has another purchase, or the only one has none. */
const factsOf = (row: FactsRow): AccessFacts & { spans: Span[] } => {
  const { startTime, beganAt, deadline, runningVersion: version, runningFactor: timeFactor } = row
  const isRunning =
    startTime !== null && beganAt !== null && deadline !== null && version !== null && timeFactor !== null
  return {
    spans: [],
    openedAt: row.openedAt ?? undefined,
    openedVersion: row.openedVersion ?? undefined,
    openedFactor: row.openedFactor ?? 1,
    version: row.version,
    limitSeconds: row.limitSeconds,
    timeFactor: row.timeFactor,
    hasAttempt: row.hasAttempt,
    running: isRunning ? { startTime, beganAt, deadline, version, timeFactor } : undefined,
    boardVersion: row.boardVersion,
  }
}

/** Planned once, and asked for many requests at a time. */
const findFacts = onceFor((database: Database) => {
  const query = prepareFacts(database)
  return gather(async (asked: readonly { userId: string; examId: string }[]) => {
    const rows = await query.execute({
      userIds: asked.map(({ userId }) => userId),
      examIds: asked.map(({ examId }) => examId),
    })
    const found = new Map<number, ReturnType<typeof factsOf>>()
    for (const row of rows) {
      const facts = found.get(row.number) ?? factsOf(row)
      found.set(row.number, facts)
      const { activatedAt, expiresAt } = row
      if (activatedAt !== null) facts.spans.push({ activatedAt, expiresAt })
    }
    return asked.map((_, at) => found.get(at + 1))
  })
})

/** What decides whether a learner may use an exam; undefined if there is no such exam. Asked before every paper, clip, board and result. */
export const accessFacts = (database: Database, userId: string, examId: string): Promise<AccessFacts | undefined> =>
  findFacts(database)({ userId, examId })

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
