import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { attempts, receiptKeys, receipts, users } from '../../db/schema'
import type { Attempt } from '../results/attempt'
import { newKeyPair, newReceiptNumber, signStatement, statementOf } from './statement'

/** Creates the first key unless there is one; several servers that start at once create one. */
export const ensureReceiptKey = async (database: Database, now: Date): Promise<void> => {
  await database
    .insert(receiptKeys)
    .values({ number: 1, ...newKeyPair(), createdAt: now })
    .onConflictDoNothing()
}

/**
 * Creates a key that signs from now on.
 * @returns its number; undefined if another one was created at the same time.
 */
export const addReceiptKey = async (database: Database, now: Date): Promise<number | undefined> => {
  const [added] = await database
    .insert(receiptKeys)
    .values({
      number: sql`(select coalesce(max(number), 0) + 1 from receipt_keys)`,
      ...newKeyPair(),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ number: receiptKeys.number })
  return added?.number
}

/** A receipt with its key, its attempt and whose it is; the last two are null if the attempt was deleted. */
const selectReceipts = (database: Database) =>
  database
    .select({
      receipt: receipts,
      publicKey: receiptKeys.publicKey,
      attempt: attempts,
      learner: { name: users.name, lName: users.lName },
    })
    .from(receipts)
    .innerJoin(receiptKeys, eq(receiptKeys.number, receipts.keyNumber))
    .leftJoin(attempts, eq(attempts.id, receipts.attemptId))
    .leftJoin(users, eq(users.id, attempts.userId))

/** A stored receipt. */
export type StoredReceipt = Awaited<ReturnType<typeof selectReceipts>>[number]

/** A receipt by its number; undefined if there is none. */
export const receiptByNumber = async (database: Database, number: string): Promise<StoredReceipt | undefined> => {
  const [found] = await selectReceipts(database).where(eq(receipts.number, number))
  return found
}

/** The receipt of an attempt; undefined if none was issued. */
export const receiptOfAttempt = async (database: Database, attemptId: string): Promise<StoredReceipt | undefined> => {
  const [found] = await selectReceipts(database).where(eq(receipts.attemptId, attemptId))
  return found
}

/** Issues the receipt of a final attempt once: repeated and simultaneous calls return the same one. */
export const issueReceipt = async (
  database: Database,
  attempt: Attempt,
  topic: string,
  now: Date,
): Promise<StoredReceipt> => {
  const issued = await receiptOfAttempt(database, attempt.id)
  if (issued !== undefined) return issued
  const [key] = await database.select().from(receiptKeys).orderBy(desc(receiptKeys.number)).limit(1)
  if (key === undefined) throw new Error('There is no key for receipts.')
  const number = newReceiptNumber()
  await database
    .insert(receipts)
    .values({
      number,
      attemptId: attempt.id,
      keyNumber: key.number,
      ...signStatement(statementOf(attempt, topic, number, now), key),
    })
    .onConflictDoNothing({ target: receipts.attemptId })
  const stored = await receiptOfAttempt(database, attempt.id)
  if (stored === undefined) throw new Error(`The receipt of the attempt ${attempt.id} was not stored.`)
  return stored
}

/** Shows or hides the learner's name on the verification page of an attempt's receipt. */
export const setNameShown = async (database: Database, attemptId: string, showsName: boolean): Promise<void> => {
  await database.update(receipts).set({ showsName }).where(eq(receipts.attemptId, attemptId))
}
