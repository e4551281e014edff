import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { examProgress } from '../../platform/db/schema'
import { memoizeByKey } from '../../platform/memoize-by-key'

export type ProgressRow = typeof examProgress.$inferSelect

const ofLearner = (userId: string, examId: string) =>
  and(eq(examProgress.userId, userId), eq(examProgress.examId, examId))

/** A learner's running attempt at an exam; nobody changes it until the transaction ends. */
export const lockProgress = async (
  transaction: Database,
  userId: string,
  examId: string,
): Promise<ProgressRow | undefined> => {
  const [row] = await transaction.select().from(examProgress).where(ofLearner(userId, examId)).for('update')
  return row
}

/** The attempts of a learner whose time has not run out, the one begun last first. */
export const runningExams = (database: Database, userId: string, present: Date) =>
  database
    .select()
    .from(examProgress)
    .where(and(eq(examProgress.userId, userId), gt(examProgress.deadline, present)))
    .orderBy(desc(examProgress.beganAt))

export const upsertProgress = async (database: Database, row: ProgressRow): Promise<void> => {
  await database
    .insert(examProgress)
    .values(row)
    .onConflictDoUpdate({ target: [examProgress.userId, examProgress.examId], set: row })
}

const changing = [
  'phase',
  'index',
  'answers',
  'plays',
  'readingStartTime',
  'listeningStartTime',
  'sectionStartTimes',
  'savedAt',
  'answersSavedAt',
  'trail',
  'revision',
] as const

const prepareContinuation = memoizeByKey((database: Database) => {
  const valueOf = (name: keyof ProgressRow | 'before') => sql`${sql.placeholder(name)}`
  return database
    .update(examProgress)
    .set(Object.fromEntries(changing.map((name) => [name, valueOf(name)])))
    .where(
      and(
        eq(examProgress.userId, valueOf('userId')),
        eq(examProgress.examId, valueOf('examId')),
        eq(examProgress.startTime, valueOf('startTime')),
        eq(examProgress.revision, valueOf('before')),
      ),
    )
    .returning({ revision: examProgress.revision })
    .prepare('continue_progress')
})

/** Saves the next revision of a running attempt in one statement; false: it has another one by now, or is over. */
export const continueProgress = async (database: Database, row: ProgressRow): Promise<boolean> =>
  (await prepareContinuation(database).execute({ ...row, before: row.revision - 1 })).length > 0

/** Deletes a running attempt, if it is the one that started at `startTime`. */
export const deleteProgress = async (
  database: Database,
  { userId, examId, startTime }: Pick<ProgressRow, 'userId' | 'examId' | 'startTime'>,
): Promise<void> => {
  await database.delete(examProgress).where(and(ofLearner(userId, examId), eq(examProgress.startTime, startTime)))
}
