import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { examProgress } from '../../platform/db/schema'

export type ProgressRow = typeof examProgress.$inferSelect

const ofLearner = (userId: string, examId: string) =>
  and(eq(examProgress.userId, userId), eq(examProgress.examId, examId))

export const progressOf = async (
  database: Database,
  userId: string,
  examId: string,
): Promise<ProgressRow | undefined> => {
  const [row] = await database.select().from(examProgress).where(ofLearner(userId, examId))
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

/** Deletes a running attempt, if it is the one that started at `startTime`. */
export const deleteProgress = async (
  database: Database,
  { userId, examId, startTime }: Pick<ProgressRow, 'userId' | 'examId' | 'startTime'>,
): Promise<void> => {
  await database.delete(examProgress).where(and(ofLearner(userId, examId), eq(examProgress.startTime, startTime)))
}
