import { isBlank, type FieldErrors } from '@naru/app-shell/forms/rules'

export const signupFields = ['name', 'lName', 'phone', 'email', 'password'] as const
export type SignupField = (typeof signupFields)[number]
/** The values of the sign-up form; `phone` in international format. */
export type SignupValues = Record<SignupField, string>

/** What is wrong with a field of the sign-up form; the catalogue words it. */
export type SignupError = 'required' | 'missing' | 'password' | 'phone'

export const signupPasswordLength = 6

/** The message about missing fields appears once, at the first of them; the others are marked. */
export function validateSignup(
  values: SignupValues,
  isPhone: (value: string) => boolean,
): FieldErrors<SignupField, SignupError> {
  const isMissing = (field: SignupField) => (field === 'password' ? values[field] === '' : isBlank(values[field]))
  const errors: FieldErrors<SignupField, SignupError> = {}
  if (!isPhone(values.phone)) errors.phone = 'phone'
  if (Array.from(values.password).length < signupPasswordLength) errors.password = 'password'
  const [first, ...others] = signupFields.filter(isMissing)
  if (first !== undefined) errors[first] = 'required'
  for (const field of others) errors[field] = 'missing'
  return errors
}
