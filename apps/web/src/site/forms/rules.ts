/** Errors by field; a field without a fault has no key. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** @returns whether the text is empty but for spaces */
export const isBlank = (value: string): boolean => value.trim() === ''

/**
 * Whether a text looks like an email address: something, an @, a host with a dot, no spaces.
 * The server decides whether it is one.
 */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(value.trim())
