import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { examProgress, users } from '../../platform/db/schema'

export const timeFactors = [1, 1.25, 1.5, 2] as const

export type TimeFactor = (typeof timeFactors)[number]

export const isTimeFactor = (value: unknown): value is TimeFactor => timeFactors.some((factor) => factor === value)

/**
 * Sets a learner's time factor. A running attempt gets a longer time at once, and keeps it when the factor is lowered.
 * @returns whether there is such a user.
 */
export const setTimeFactor = (database: Database, userId: string, factor: TimeFactor): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ timeFactor: factor })
      .where(eq(users.id, userId))
      .returning({ id: users.id })
    if (changed.length === 0) return false
    const largest = sql`greatest(${examProgress.timeFactor}, ${factor}::double precision)`
    await transaction
      .update(examProgress)
      .set({
        timeFactor: largest,
        deadline: sql`${examProgress.beganAt} + ${examProgress.limitSeconds} * ${largest} * interval '1 second'`,
      })
      .where(eq(examProgress.userId, userId))
    return true
  })
