/** A parsed YAML mapping. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is a mapping. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The mappings in a list; anything else in it, or anything that is no list, is left out. */
export const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** A text of a mapping, trimmed; undefined if it is missing, empty or no text. YAML reads a bare 7 as a number, so numbers count as text. */
export const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' ? undefined : text
}
