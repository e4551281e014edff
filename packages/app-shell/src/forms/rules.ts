/** Errors by field, as keys of the catalogue or as sentences; valid fields have no key. */
export type FieldErrors<Field extends string, Code extends string> = Partial<Record<Field, Code>>

export const isBlank = (value: string): boolean => value.trim() === ''

/**
 * @returns whether a text looks like an email address: something, an @, a host with a dot, no spaces; the server
 * validates it
 */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(value.trim())
