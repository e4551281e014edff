import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { examName, nameOf, type ExamName } from '../../platform/db/exam-name'
import { lockUser } from '../../platform/db/lock-user'
import { attempts, exams } from '../../platform/db/schema'
import { countTry } from '../../platform/http/limits'
import { memoizeByKey } from '../../platform/memoize-by-key'
import { practiceChanged } from '../plans/practice-version'
import { deleteProgress } from './progress-repository'
import type { Attempt, NewAttempt } from './attempt'
import { insertAttempt } from './insert-attempt'
import { replaces } from './rules'

/**
 * Stores an attempt with the learner's next number and deletes it as running. If an attempt with the same start is
 * stored already, returns that one, changed only if the learner submits it after it was graded automatically and
 * before any review of the exam was served. The first attempt counts on the leaderboard. Call it in a transaction that holds `lockUser`.
 * @throws Refusal 429 for a new attempt beyond the learner's limit; one whose start was reported was counted then.
 */
export const storeLocked = async (transaction: Database, fresh: NewAttempt): Promise<Attempt> => {
  const inserted = await insertAttempt(transaction, fresh)
  if (inserted !== undefined) {
    const isUncounted = fresh.reportedStart === null && !fresh.isAutomatic
    if (isUncounted) await countTry({ database: transaction }, 'newAttemptsOfUser', fresh.userId)
    return inserted
  }
  await deleteProgress(transaction, fresh)
  const { userId, examId, startTime } = fresh
  const [stored] = await transaction
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.examId, examId), eq(attempts.startTime, startTime)))
    // Waits for a review that is about to be served.
    .for('update')
  if (stored === undefined) throw new Error('An attempt without a stored one of its start was not inserted.')
  if (!replaces(fresh, stored) || (await isReviewedLater(transaction, stored))) return stored
  const { answers, totalScore, percentageScore, finishTime, receivedAt, timeTaken, isTimePlausible } = fresh
  const { hasEvidence, reportedStart, reportedFinish, fairPlay } = fresh
  const changes = { answers, totalScore, percentageScore, finishTime, receivedAt, timeTaken, isTimePlausible }
  const evidence = { hasEvidence, reportedStart, reportedFinish, fairPlay }
  const trail = fresh.trail ?? stored.trail
  const own = { ...changes, ...evidence, trail, isLate: true, isAutomatic: false, keyVersion: null }
  await transaction.update(attempts).set(own).where(eq(attempts.id, stored.id))
  return { ...stored, ...own }
}

/**
 * Whether the learner has seen the keys in the review of a later attempt at the same exam. A submitted attempt is
 * reviewed at once.
 */
const isReviewedLater = async (transaction: Database, { userId, examId, attempt }: Attempt): Promise<boolean> => {
  const [later] = await transaction
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.examId, examId),
        gt(attempts.attempt, attempt),
        or(eq(attempts.isAutomatic, false), isNotNull(attempts.reviewedAt)),
      ),
    )
    .limit(1)
  return later !== undefined
}

/**
 * Makes an automatic attempt final before its review is served, and returns the attempt to serve: the learner's own
 * result, if it has replaced the automatic one meanwhile.
 */
export const finalAttempt = async (database: Database, attempt: Attempt, now: Date): Promise<Attempt> => {
  if (!attempt.isAutomatic || attempt.reviewedAt !== null) return attempt
  return database.transaction(async (transaction) => {
    // In the order of `storeLocked`: `practiceChanged` locks the user as well.
    await lockUser(transaction, attempt.userId)
    const [stored] = await transaction
      .update(attempts)
      .set({ reviewedAt: sql`coalesce(${attempts.reviewedAt}, ${now})` })
      .where(eq(attempts.id, attempt.id))
      .returning()
    await practiceChanged(transaction, [attempt.userId])
    return stored ?? attempt
  })
}

/**
 * `storeLocked` in its own transaction.
 * @param check - runs in it before; throws if the attempt may not be stored. Default: none.
 */
export const storeAttempt = (
  database: Database,
  fresh: NewAttempt,
  check: (transaction: Database) => Promise<void> = () => Promise.resolve(),
): Promise<Attempt> =>
  database.transaction(async (transaction) => {
    await lockUser(transaction, fresh.userId)
    await check(transaction)
    return storeLocked(transaction, fresh)
  })

const prepareByStart = memoizeByKey((database: Database) =>
  database
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, sql.placeholder('userId')),
        eq(attempts.examId, sql.placeholder('examId')),
        eq(attempts.startTime, sql.placeholder('startTime')),
      ),
    )
    .prepare('attempt_by_start'),
)

export const attemptByStart = async (
  database: Database,
  userId: string,
  examId: string,
  startTime: Date,
): Promise<Attempt | undefined> => {
  const [found] = await prepareByStart(database).execute({ userId, examId, startTime })
  return found
}

const prepareById = memoizeByKey((database: Database) =>
  database
    .select({ attempt: attempts, ...examName })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(and(eq(attempts.id, sql.placeholder('id')), eq(attempts.userId, sql.placeholder('userId'))))
    .prepare('attempt_by_id'),
)

export const attemptById = async (
  database: Database,
  userId: string,
  id: string,
): Promise<{ attempt: Attempt; name: ExamName } | undefined> => {
  const [found] = await prepareById(database).execute({ id, userId })
  return found && { attempt: found.attempt, name: nameOf(found) }
}

export const attemptsOf = (database: Database, userId: string) =>
  database
    .select({
      attemptId: attempts.id,
      examId: attempts.examId,
      ...examName,
      attempt: attempts.attempt,
      totalScore: attempts.totalScore,
      totalPossibleMarks: attempts.totalPossibleMarks,
      percentageScore: attempts.percentageScore,
      timeTaken: attempts.timeTaken,
      finishTime: attempts.finishTime,
      isLate: attempts.isLate,
      isAutomatic: attempts.isAutomatic,
      isTimePlausible: attempts.isTimePlausible,
      hasEvidence: attempts.hasEvidence,
      reportedStart: attempts.reportedStart,
      timeFactor: attempts.timeFactor,
      isExtraTime: sql<boolean>`${attempts.timeFactor} <> 1`,
    })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.receivedAt), desc(attempts.attempt))
