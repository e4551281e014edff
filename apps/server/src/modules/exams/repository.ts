import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { attempts, examOpenings, exams, examVersions, planExams, purchases } from '../../db/schema'
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

/** What decides whether a learner may use an exam; undefined if there is no such exam. */
export const accessFacts = async (
  database: Database,
  userId: string,
  examId: string,
): Promise<AccessFacts | undefined> => {
  const [exam] = await database.select({ limitSeconds: exams.limitSeconds }).from(exams).where(eq(exams.id, examId))
  if (exam === undefined) return undefined
  const spans = await database
    .select({ activatedAt: purchases.activatedAt, expiresAt: purchases.expiresAt })
    .from(purchases)
    .innerJoin(planExams, eq(planExams.planId, purchases.planId))
    .where(and(eq(purchases.userId, userId), eq(planExams.examId, examId)))
  const [opening] = await database
    .select({ openedAt: examOpenings.openedAt })
    .from(examOpenings)
    .where(and(eq(examOpenings.userId, userId), eq(examOpenings.examId, examId)))
  const posted = await database
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.examId, examId)))
    .limit(1)
  return { limitSeconds: exam.limitSeconds, spans, openedAt: opening?.openedAt, hasAttempt: posted.length > 0 }
}

/** Opening an exam again within so many milliseconds is not written down again. */
const OPENING_STEP = 60_000

/** Notes that a learner opened an exam which a plan unlocks at this moment. */
export const noteOpening = async (
  database: Database,
  userId: string,
  examId: string,
  openedAt: Date,
): Promise<void> => {
  await database
    .insert(examOpenings)
    .values({ userId, examId, openedAt })
    .onConflictDoUpdate({
      target: [examOpenings.userId, examOpenings.examId],
      set: { openedAt },
      setWhere: lt(examOpenings.openedAt, new Date(openedAt.getTime() - OPENING_STEP)),
    })
}

/** One version of an exam. */
export interface VersionedPaper {
  version: number
  paper: Paper
}

/** The current version of an exam. */
export const currentPaper = async (database: Database, examId: string): Promise<VersionedPaper | undefined> => {
  const [found] = await database
    .select({ version: examVersions.version, paper: examVersions.paper })
    .from(examVersions)
    .innerJoin(exams, and(eq(exams.id, examVersions.examId), eq(exams.version, examVersions.version)))
    .where(eq(examVersions.examId, examId))
  return found
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

/** All versions of an exam, newest first. */
export const allPapers = (database: Database, examId: string): Promise<VersionedPaper[]> =>
  database
    .select({ version: examVersions.version, paper: examVersions.paper })
    .from(examVersions)
    .where(eq(examVersions.examId, examId))
    .orderBy(desc(examVersions.version))
