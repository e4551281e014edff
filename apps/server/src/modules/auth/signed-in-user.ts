/** The user of an authenticated session. */
export interface SignedInUser {
  id: string
  name: string
  lName: string
  email: string
  phone: string
  address: string | null
  city: string | null
  role: 'learner' | 'admin'
  isVerified: boolean
  /** When the account will be deleted; null: its deletion is not requested. */
  deletionAt: Date | null
}
