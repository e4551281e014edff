import { looksLikeEmail, type FieldErrors } from './rules'

/** The error messages of the three steps of the password reset. */
export const resetErrors = {
  email: 'Please enter a valid email address',
  required: 'Please enter a new password',
  match: 'Passwords do not match',
  length: 'Password must be at least 8 characters long',
} as const

/** Shortest new password, in characters. */
export const resetPasswordLength = 8
/** Digits of a one-time code. */
export const otpLength = 6

/** Step 1: @returns an error message for an invalid address, else undefined */
export function validateResetEmail(email: string): string | undefined {
  return looksLikeEmail(email) ? undefined : resetErrors.email
}

/** Step 2: @returns whether the code is complete */
export function isWholeCode(otp: string): boolean {
  return otp.length === otpLength && /^\d+$/.test(otp)
}

/** A field of step 3. */
export type NewPasswordField = 'password' | 'confirmation'

/** Step 3: validates the new password and its confirmation, in the specified order. */
export function validateNewPassword(password: string, confirmation: string): FieldErrors<NewPasswordField> {
  if (password === '') return { password: resetErrors.required }
  if (password !== confirmation) return { confirmation: resetErrors.match }
  if (Array.from(password).length < resetPasswordLength) return { password: resetErrors.length }
  return {}
}
