import type { users } from '../../db/schema'

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
