/** A parsed YAML mapping. */
export type Fields = Readonly<Record<string, unknown>>

/** Reports a fault of the current item. */
export type Report = (message: string) => void

/** Returns whether a value is a mapping. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The mappings in a list, without other entries; empty if the value is no list. */
export const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/**
 * A text of a mapping, trimmed and in Unicode's composed form; undefined if it is missing, empty or no text. YAML reads a bare 7 as a
 * number, so numbers count as text.
 */
export const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim().normalize('NFC')
  return text === '' ? undefined : text
}

/** Reports unknown keys, and texts whose value is a list, a mapping or a boolean. */
export const checkKeys = (
  fields: Fields,
  known: { texts: readonly string[]; others?: readonly string[] },
  report: Report,
): void => {
  for (const [name, value] of Object.entries(fields)) {
    if (known.others?.includes(name)) continue
    if (!known.texts.includes(name)) report(`has the key '${name}', which is not known here.`)
    else if (typeof value === 'object' ? value !== null : typeof value === 'boolean') report(`'${name}' must be text.`)
  }
}

/** Reports a value that is no list, or entries that are no mappings. */
export const checkList = (value: unknown, name: string, report: Report): void => {
  if (value === undefined || value === null) return
  if (!Array.isArray(value)) report(`'${name}' must be a list.`)
  else if (!value.every(isFields)) report(`'${name}' has an entry that is no mapping.`)
}
