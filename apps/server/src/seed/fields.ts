/** A parsed YAML mapping. */
export type Fields = Readonly<Record<string, unknown>>

/** Reports a fault of the thing at hand. */
export type Report = (message: string) => void

/** Whether a value is a mapping. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The mappings in a list; anything else in it, or anything that is no list, is left out. */
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

/** Reports keys that mean nothing (a slip of the pen, nearly always), and texts that are lists, mappings or yes and no. */
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

/** Reports a list that is none, or entries that are no mappings. */
export const checkList = (value: unknown, name: string, report: Report): void => {
  if (value === undefined || value === null) return
  if (!Array.isArray(value)) report(`'${name}' must be a list.`)
  else if (!value.every(isFields)) report(`'${name}' has an entry that is no mapping.`)
}
