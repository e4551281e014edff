import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { examOpenings, examProgress, exams, examVersions, planExams, purchases } from '../../platform/db/schema'
import { isActiveAt } from '../plans/repository'
import type { StoredPaper } from '@naru/exam-kit/content'
import { isOpeningUsed, type AccessFacts } from './rules'
import { authContextOf } from './auth-context'

export type ExamRow = typeof exams.$inferSelect

/** The exams that a learner's active plans unlock; a withdrawn one only during an attempt. */
export const unlockedExams = (database: Database, userId: string, moment: Date): Promise<ExamRow[]> => {
  const unlocked = database
    .select({ examId: planExams.examId })
    .from(planExams)
    .innerJoin(purchases, eq(purchases.planId, planExams.planId))
    .where(and(eq(purchases.userId, userId), isActiveAt(moment)))
  const running = database
    .select({ examId: examProgress.examId })
    .from(examProgress)
    .where(eq(examProgress.userId, userId))
  return database
    .select()
    .from(exams)
    .where(and(inArray(exams.id, unlocked), or(eq(exams.isWithdrawn, false), inArray(exams.id, running))))
    .orderBy(asc(exams.position), asc(exams.id))
}

/** The facts that decide about a learner's access to an exam; undefined if there is no such exam. */
export const accessFacts = async (
  database: Database,
  userId: string,
  examId: string,
): Promise<AccessFacts | undefined> => (await authContextOf(database, { userId, examId }))?.facts

/** Opening an exam again within this time is not saved again, in milliseconds. */
const OPENING_STEP = 60_000

/** A learner's opening of an exam that a plan unlocks at that moment. */
export interface Opening {
  userId: string
  examId: string
  openedAt: Date
  version: number
  timeFactor: number
}

/** Saves an opening, unless `facts` contain the same one from a moment ago and no attempt has used it. */
export const saveOpening = async (
  database: Database,
  opening: Opening,
  facts: AccessFacts | undefined,
): Promise<void> => {
  const { openedAt, version, timeFactor } = opening
  const stale = new Date(openedAt.getTime() - OPENING_STEP)
  const isNoted =
    facts?.openedAt !== undefined &&
    !isOpeningUsed(facts) &&
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

export const contentOfVersion = async (
  database: Database,
  examId: string,
  version: number,
): Promise<StoredPaper | undefined> => {
  const [found] = await database
    .select({ content: examVersions.content })
    .from(examVersions)
    .where(and(eq(examVersions.examId, examId), eq(examVersions.version, version)))
  return found?.content
}

export const versionsOf = async (database: Database, examId: string): Promise<number[]> => {
  const rows = await database
    .select({ version: examVersions.version })
    .from(examVersions)
    .where(eq(examVersions.examId, examId))
    .orderBy(desc(examVersions.version))
  return rows.map(({ version }) => version)
}

/** Topic and current version of an exam; undefined if there is none. */
export const examHead = async (database: Database, examId: string) => {
  const { version, topic } = exams
  return (await database.select({ version, topic }).from(exams).where(eq(exams.id, examId)))[0]
}

export const currentVersionOf = async (
  database: Database,
  examId: string,
): Promise<{ version: number; content: StoredPaper } | undefined> => {
  const [row] = await database
    .select({ version: exams.version, content: examVersions.content })
    .from(exams)
    .innerJoin(examVersions, and(eq(examVersions.examId, exams.id), eq(examVersions.version, exams.version)))
    .where(eq(exams.id, examId))
  return row
}
