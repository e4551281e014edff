import type { attempts } from '../../db/schema'

export type Attempt = typeof attempts.$inferSelect
export type NewAttempt = Omit<Attempt, 'id' | 'attempt' | 'practice'>
