import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { users } from '../../platform/db/schema'

/**
 * Increments the change counters of what learners may practise, so that no older response is sent. Call it in the
 * transaction that changes their cards, their attempts without cards, or the payments that cards depend on.
 */
export const practiceChanged = async (transaction: Database, userIds: readonly string[]): Promise<void> => {
  await transaction
    .update(users)
    .set({ practiceVersion: sql`${users.practiceVersion} + 1` })
    .where(inArray(users.id, [...userIds]))
}
