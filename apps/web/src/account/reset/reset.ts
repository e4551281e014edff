import type { FieldErrors } from '@naru/app-shell/forms/rules'

/** What is wrong with a new password; the catalogue words it. */
export type PasswordError = 'required' | 'match' | 'length'

export const resetPasswordLength = 8
export const otpLength = 6

/** Step 2: @returns whether the code is complete */
export function isWholeCode(otp: string): boolean {
  return otp.length === otpLength && /^\d+$/.test(otp)
}

export type NewPasswordField = 'password' | 'confirmation'

/** Step 3: validates the new password and its confirmation, in the specified order. */
export function validateNewPassword(
  password: string,
  confirmation: string,
): FieldErrors<NewPasswordField, PasswordError> {
  if (password === '') return { password: 'required' }
  if (password !== confirmation) return { confirmation: 'match' }
  if (Array.from(password).length < resetPasswordLength) return { password: 'length' }
  return {}
}
