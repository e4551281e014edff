import type { attempts } from '../../db/schema'

/** A stored attempt. */
export type Attempt = typeof attempts.$inferSelect
/** An attempt that is about to be stored. */
export type NewAttempt = Omit<Attempt, 'id' | 'attempt' | 'practice'>
