import { isBlank, type FieldErrors } from './rules'

/** The fields of the sign-up form, in page order. */
export const signupFields = ['name', 'lName', 'phone', 'email', 'password'] as const
/** A field of the sign-up form. */
export type SignupField = (typeof signupFields)[number]
/** The values of the sign-up form; `phone` in international format. */
export type SignupValues = Record<SignupField, string>

/** The error messages of the sign-up form. */
export const signupErrors = {
  required: 'All fields are required',
  missing: 'Missing',
  password: 'Password must be at least 6 characters',
  phone: 'Please enter a valid phone number',
} as const

/** Minimum password length at sign-up, in characters. */
export const signupPasswordLength = 6

/**
 * Validates the sign-up form. The message about missing fields appears once, at the first of them; the others are
 * marked.
 *
 * @param values what the visitor entered
 * @param isPhone whether a number in international format is a possible phone number
 * @returns errors by field; empty if the form is valid
 */
export function validateSignup(values: SignupValues, isPhone: (value: string) => boolean): FieldErrors<SignupField> {
  const isMissing = (field: SignupField) => (field === 'password' ? values[field] === '' : isBlank(values[field]))
  const errors: FieldErrors<SignupField> = {}
  if (!isPhone(values.phone)) errors.phone = signupErrors.phone
  if (Array.from(values.password).length < signupPasswordLength) errors.password = signupErrors.password
  const [first, ...others] = signupFields.filter(isMissing)
  if (first !== undefined) errors[first] = signupErrors.required
  for (const field of others) errors[field] = signupErrors.missing
  return errors
}
