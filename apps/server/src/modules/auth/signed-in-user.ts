import type { UserRole } from '@naru/api/types'
import type { Language } from '../../language'

/** The user of an authenticated session. */
export interface SignedInUser {
  id: string
  name: string
  lName: string
  email: string
  phone: string
  address: string | null
  city: string | null
  role: UserRole
  isVerified: boolean
  /** Counts the changes of what the user may practise. */
  practiceVersion: number
  /** The language that the user chose; null: none. */
  language: Language | null
  /** When the account will be deleted; null: its deletion is not requested. */
  deletionAt: Date | null
}
