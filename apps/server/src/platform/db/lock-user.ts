import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from './database'
import { users } from './schema'

/** Locks a user's row, so that simultaneous requests of a user run one after another until the transaction ends. */
export const lockUser = async (transaction: Database, userId: string): Promise<void> => {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** `lockUser` of several users, in one order. */
export const lockUsers = async (transaction: Database, userIds: readonly string[]): Promise<void> => {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('update')
}
