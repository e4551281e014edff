import type { attempts } from '../../platform/db/schema'

export type Attempt = typeof attempts.$inferSelect
export type NewAttempt = Omit<Attempt, 'id' | 'attempt' | 'practice'>
