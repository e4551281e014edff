/** Errors by field; a field without a fault has no key. `''` marks a field as wrong whose sentence another field already says. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** @returns whether the text is empty but for spaces */
export const isBlank = (value: string): boolean => value.trim() === ''

/**
 * Whether a text looks like an email address: something, an @, a host with a dot, no spaces.
 * The server decides whether it is one.
 */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(value.trim())

/**
 * @param errors the outcome of a validator
 * @param order the fields as they stand on the page
 * @returns the first field with a fault, which is where the focus goes
 */
export function firstInvalid<Field extends string>(
  errors: FieldErrors<Field>,
  order: readonly Field[],
): Field | undefined {
  return order.find((field) => errors[field] !== undefined)
}
