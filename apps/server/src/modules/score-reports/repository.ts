import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { attempts, scoreReportKeys, scoreReports, users } from '../../platform/db/schema'
import type { Attempt } from '../attempts/attempt'
import { newKeyPair, newScoreReportNumber, signStatement, statementOf } from './statement'

/** Creates the first key unless there is one; several servers that start at once create one. */
export const ensureScoreReportKey = async (database: Database, now: Date): Promise<void> => {
  await database
    .insert(scoreReportKeys)
    .values({ number: 1, ...newKeyPair(), createdAt: now })
    .onConflictDoNothing()
}

/**
 * Creates a key that signs from now on.
 * @returns its number; undefined if another one was created at the same time.
 */
export const addScoreReportKey = async (database: Database, now: Date): Promise<number | undefined> => {
  const [added] = await database
    .insert(scoreReportKeys)
    .values({
      number: sql`(select coalesce(max(number), 0) + 1 from score_report_keys)`,
      ...newKeyPair(),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ number: scoreReportKeys.number })
  return added?.number
}

/** A score report with its key and its attempt, which is null if it was deleted. */
const selectScoreReports = (database: Database) =>
  database
    .select({
      scoreReport: scoreReports,
      publicKey: scoreReportKeys.publicKey,
      attempt: attempts,
    })
    .from(scoreReports)
    .innerJoin(scoreReportKeys, eq(scoreReportKeys.number, scoreReports.keyNumber))
    .leftJoin(attempts, eq(attempts.id, scoreReports.attemptId))

export type StoredScoreReport = Awaited<ReturnType<typeof selectScoreReports>>[number]

export const scoreReportByNumber = async (
  database: Database,
  number: string,
): Promise<StoredScoreReport | undefined> => {
  const [found] = await selectScoreReports(database).where(eq(scoreReports.number, number))
  return found
}

export const scoreReportOfAttempt = async (
  database: Database,
  attemptId: string,
): Promise<StoredScoreReport | undefined> => {
  const [found] = await selectScoreReports(database).where(eq(scoreReports.attemptId, attemptId))
  return found
}

/** Issues the score report of a final attempt once: repeated and simultaneous calls return the same one. */
export const issueScoreReport = async (
  database: Database,
  attempt: Attempt,
  topic: string,
  now: Date,
): Promise<StoredScoreReport> => {
  const issued = await scoreReportOfAttempt(database, attempt.id)
  if (issued !== undefined) return issued
  const [key] = await database.select().from(scoreReportKeys).orderBy(desc(scoreReportKeys.number)).limit(1)
  if (key === undefined) throw new Error('There is no key for score reports.')
  const number = newScoreReportNumber()
  await database
    .insert(scoreReports)
    .values({
      number,
      attemptId: attempt.id,
      keyNumber: key.number,
      learnerName: sql`(select trim(${users.name} || ' ' || ${users.lName}) from ${users} where ${eq(users.id, attempt.userId)})`,
      ...signStatement(statementOf(attempt, topic, number, now), key),
    })
    .onConflictDoNothing({ target: scoreReports.attemptId })
  const stored = await scoreReportOfAttempt(database, attempt.id)
  if (stored === undefined) throw new Error(`The score report of the attempt ${attempt.id} was not stored.`)
  return stored
}

/** Whether a learner says to be 18 or older, which showing the full name needs. */
export const saysToBeAdult = async (database: Database, userId: string): Promise<boolean> => {
  const [user] = await database.select({ at: users.adultDeclaredAt }).from(users).where(eq(users.id, userId))
  return user !== undefined && user.at !== null
}

/** Shows or hides the learner's name on the verification page of an attempt's score report. */
export const setNameShown = async (database: Database, attemptId: string, showsName: boolean): Promise<void> => {
  await database.update(scoreReports).set({ showsName }).where(eq(scoreReports.attemptId, attemptId))
}
