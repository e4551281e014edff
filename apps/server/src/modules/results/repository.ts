import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { attempts, exams, leaderboardEntries, users } from '../../db/schema'
import { newId } from '../../ids'

/** A stored attempt. */
export type Attempt = typeof attempts.$inferSelect
/** An attempt that is about to be stored. */
export type NewAttempt = Omit<Attempt, 'id' | 'attempt'>

/** Stores an attempt with the learner's next number, or answers the stored one with the same start. The first plausible one counts on the board. */
export const storeAttempt = (database: Database, fresh: NewAttempt): Promise<Attempt> =>
  database.transaction(async (transaction) => {
    const ofLearner = and(eq(attempts.userId, fresh.userId), eq(attempts.examId, fresh.examId))
    // The user's row is the lock that makes equal requests wait for each other.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, fresh.userId)).for('update')
    const [stored] = await transaction
      .select()
      .from(attempts)
      .where(and(ofLearner, eq(attempts.startTime, fresh.startTime)))
    if (stored !== undefined) return stored
    const [earlier] = await transaction.select({ number: count() }).from(attempts).where(ofLearner)
    const attempt = { ...fresh, id: newId(), attempt: (earlier?.number ?? 0) + 1 }
    await transaction.insert(attempts).values(attempt)
    if (attempt.attempt === 1 && attempt.isTimePlausible) {
      const { examId, userId, totalScore, percentageScore, timeTaken, receivedAt } = attempt
      await transaction
        .insert(leaderboardEntries)
        .values({ examId, userId, totalScore, percentageScore, timeTaken, submittedAt: receivedAt })
    }
    return attempt
  })

/** The stored attempt with a certain start, if there is one. */
export const attemptByStart = async (
  database: Database,
  userId: string,
  examId: string,
  startTime: Date,
): Promise<Attempt | undefined> => {
  const [found] = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.examId, examId), eq(attempts.startTime, startTime)))
  return found
}

/** All attempts of a learner, newest first. */
export const attemptsOf = (database: Database, userId: string) =>
  database
    .select({
      examId: attempts.examId,
      topic: exams.topic,
      attempt: attempts.attempt,
      totalScore: attempts.totalScore,
      totalPossibleMarks: attempts.totalPossibleMarks,
      percentageScore: attempts.percentageScore,
      timeTaken: attempts.timeTaken,
      finishTime: attempts.finishTime,
    })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.receivedAt), desc(attempts.attempt))

/** How many lines a board has at most. */
export const BOARD_LENGTH = 100

/** The best counting attempts of an exam, best first: by score, then time, then earlier. */
export const boardOf = (database: Database, examId: string) =>
  database
    .select({
      userId: leaderboardEntries.userId,
      name: users.name,
      lName: users.lName,
      timeTaken: leaderboardEntries.timeTaken,
      totalScore: leaderboardEntries.totalScore,
      percentageScore: leaderboardEntries.percentageScore,
    })
    .from(leaderboardEntries)
    .innerJoin(users, eq(users.id, leaderboardEntries.userId))
    .where(eq(leaderboardEntries.examId, examId))
    .orderBy(
      desc(leaderboardEntries.totalScore),
      asc(leaderboardEntries.timeTaken),
      asc(leaderboardEntries.submittedAt),
      asc(leaderboardEntries.userId),
    )
    .limit(BOARD_LENGTH)
