import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { users } from './schema'

/** Locks a user's row, so that simultaneous requests of a user run one after another until the transaction ends. */
export const lockUser = async (transaction: Database, userId: string): Promise<void> => {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
