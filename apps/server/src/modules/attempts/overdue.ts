import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { presentOf } from '../../platform/db/present'
import { lockUser } from '../../platform/db/lock-user'
import { examProgress } from '../../platform/db/schema'
import { examVersionsOf } from '../exams/exam-versions'
import { lockProgress, type ProgressRow } from './progress-repository'
import { accessFacts } from '../exams/repository'
import { isRevoked, LATE_ALLOWANCE } from '../exams/rules'
import { storeLocked } from './repository'
import { automaticAttempt } from './rules'

export interface OverdueFilter {
  /** @default everybody's */
  userId?: string
  /** @default all exams */
  examId?: string
  /** Skips the grace period. Default false. */
  withoutGrace?: boolean
  /** The present by the database's clock. @default read now */
  present?: Date
}

/** Maximum number of attempts per query. */
const ROUND = 200

/**
 * Grades running attempts whose time and grace period are over, with their saved answers. Safe to run on several
 * servers at once: an attempt is stored once. Skips attempts whose plan was taken back, until the learner has a plan
 * again.
 * @returns how many were graded.
 */
export const gradeOverdue = async (context: Context, filter: OverdueFilter = {}): Promise<number> => {
  const { database } = context
  const present = filter.present ?? (await presentOf(database))
  const latest = new Date(present.getTime() - (filter.withoutGrace === true ? 0 : LATE_ALLOWANCE))
  const { deadline, userId, examId } = examProgress
  const isOverdue = and(
    lte(deadline, latest),
    filter.userId === undefined ? undefined : eq(userId, filter.userId),
    filter.examId === undefined ? undefined : eq(examId, filter.examId),
  )
  let graded = 0
  let last: ProgressRow | undefined
  do {
    const isNext =
      last &&
      sql`(${deadline}, ${userId}, ${examId}) > (${last.deadline.toISOString()}::timestamptz, ${last.userId}, ${last.examId})`
    const overdue = await database
      .select()
      .from(examProgress)
      .where(and(isOverdue, isNext))
      .orderBy(asc(deadline), asc(userId), asc(examId))
      .limit(ROUND)
    for (const row of overdue) if (await gradeOne(context, row, latest, present)) graded += 1
    last = overdue[ROUND - 1]
  } while (last !== undefined)
  return graded
}

const gradeOne = async (context: Context, seen: ProgressRow, latest: Date, present: Date): Promise<boolean> => {
  const exam = await examVersionsOf(context).get(seen.examId, seen.examVersion)
  if (exam === undefined) throw new Error(`Version ${seen.examVersion} of the exam ${seen.examId} is not stored.`)
  return context.database.transaction(async (transaction) => {
    await lockUser(transaction, seen.userId)
    const row = await lockProgress(transaction, seen.userId, seen.examId)
    // Submitted, restarted or extended since it was read.
    const isSame = row?.startTime.getTime() === seen.startTime.getTime() && row.examVersion === seen.examVersion
    if (row === undefined || !isSame || row.deadline > latest) return false
    const facts = await accessFacts(transaction, row.userId, row.examId)
    if (facts !== undefined && isRevoked(facts, present, row.beganAt)) return false
    await storeLocked(transaction, automaticAttempt(exam, row, present))
    return true
  })
}
