/** A parsed YAML mapping. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * Reports a fault of the current item.
 *
 * @param message the end of a sentence
 * @param field path inside the item, such as `options.1.text`; default: the item
 */
export type Report = (message: string, field?: string) => void

/**
 * @param field path of a part of the item
 * @param beginning of each message
 * @returns reports the faults of the part
 */
export const reportWithin =
  (report: Report, field: string, beginning = ''): Report =>
  (message, inner) =>
    report(beginning + message, inner === undefined ? field : `${field}.${inner}`)

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
    if (!known.texts.includes(name)) report(`has the key '${name}', which is not known here.`, name)
    else if (typeof value === 'object' ? value !== null : typeof value === 'boolean')
      report(`'${name}' must be text.`, name)
  }
}

/** Reports a value that is no list, or entries that are no mappings. */
export const checkList = (value: unknown, name: string, report: Report): void => {
  if (value === undefined || value === null) return
  if (!Array.isArray(value)) report(`'${name}' must be a list.`, name)
  else if (!value.every(isFields)) report(`'${name}' has an entry that is no mapping.`, name)
}

/** In characters. */
const LONGEST_ENTRY = 200

/**
 * A list of short texts, such as words; undefined if it is missing or empty. Reports what is no such list. Separators of a spreadsheet's
 * cell are no part of a text.
 */
export const checkTexts = (fields: Fields, name: string, report: Report): string[] | undefined => {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined
  if (list === undefined || !list.every((item) => typeof item === 'string' || typeof item === 'number')) {
    report(`'${name}' must be a list of texts.`, name)
    return undefined
  }
  const texts = list.map((item) => String(item).trim().normalize('NFC'))
  for (const [index, text] of texts.entries()) {
    if (text === '' || /[,;\n]/.test(text))
      report(
        `has the entry '${text}' in '${name}'; an entry is one text without comma, semicolon and line break.`,
        name,
      )
    else if (texts.indexOf(text) < index) report(`has '${text}' twice in '${name}'.`, name)
    if (text.length > LONGEST_ENTRY) report(`has an entry of more than ${LONGEST_ENTRY} characters in '${name}'.`, name)
  }
  return texts.length === 0 ? undefined : texts
}
