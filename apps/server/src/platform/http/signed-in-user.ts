import type { users } from '../db/schema'

export type SignedInUser = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'name'
  | 'lName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'role'
  | 'isVerified'
  | 'practiceVersion'
  | 'language'
  | 'deletionAt'
>

/** Two-step verification of a user of the staff on an authenticated session. */
export interface TwoStepFacts {
  isSetUp: boolean
  isGiven: boolean
  /** Whether it was given so recently that it counts for `recent` operations. */
  isRecent: boolean
}

export interface AuthSession {
  id: string
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date
  /** Undefined for a learner. */
  twoStep: TwoStepFacts | undefined
}
