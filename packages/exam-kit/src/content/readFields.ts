import { fields as known, languages, type Schemas } from '../generated/contract'
import { isFields, textOf, type Fields, type Report } from './fields'
import { optionalProp } from './optionalProp'

/** The languages of translations of English texts. */
export const otherLanguages = languages.filter((language) => language !== 'en')

/** The entries of a map by language; reports other languages and values. */
export const byLanguage = (
  fields: Fields,
  name: string,
  known: readonly string[],
  report: Report,
): [string, unknown][] => {
  const value = fields[name]
  if (value === undefined || value === null) return []
  if (!isFields(value)) {
    report(`'${name}' must be a mapping by language.`, name)
    return []
  }
  return Object.entries(value).filter(([language]) => {
    if (known.includes(language)) return true
    report(
      `has the language '${language}' in '${name}', which is not known there; known are ${known.join(', ')}.`,
      name,
    )
    return false
  })
}

export const filled = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length === 0 ? undefined : value

/** Reads a text's versions in other languages; undefined if there are none. @param known the languages, default: those of English texts */
export const checkOtherLanguages = (
  fields: Fields,
  name: string,
  report: Report,
  known: readonly string[] = otherLanguages,
): Record<string, string> | undefined => {
  const texts: Record<string, string> = {}
  for (const [language, value] of byLanguage(fields, name, known, report)) {
    const text = textOf({ value }, 'value')
    if (text !== undefined) texts[language] = text
    else if (value !== undefined && value !== null && value !== '')
      report(`'${name}' must be text in '${language}'.`, `${name}.${language}`)
  }
  return filled(texts)
}

type Known = typeof known
type Read<Name extends keyof Known> = Partial<
  Pick<
    Schemas[Name],
    Extract<
      keyof Schemas[Name],
      Known[Name]['texts'][number] | keyof Known[Name]['choices'] | Known[Name]['byLanguage'][number]
    >
  >
>

interface Names {
  readonly texts: readonly string[]
  readonly choices: Readonly<Record<string, { readonly known: readonly string[]; readonly isNeeded: boolean }>>
  readonly byLanguage: readonly string[]
  readonly others: readonly string[]
}

const isNone = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Reads the texts of a part of a paper, without empty ones, as its schema in the contract has them. Reports fields that the schema does not
 * have, and values that it does not allow; all other fields are the caller's.
 */
export function readFields<Name extends keyof Known>(name: Name, fields: Fields, report: Report): Read<Name>
export function readFields(name: keyof Known, fields: Fields, report: Report): object {
  const { texts, choices, byLanguage: translated, others }: Names = known[name]
  for (const [field, value] of Object.entries(fields)) {
    if (others.includes(field) || translated.includes(field) || Object.hasOwn(choices, field)) continue
    if (!texts.includes(field)) report(`has the key '${field}', which is not known here.`, field)
    else if (typeof value === 'object' ? value !== null : typeof value === 'boolean')
      report(`'${field}' must be text.`, field)
  }
  const chosen = Object.entries(choices).map(([field, { known: list, isNeeded }]) => {
    const found = list.find((each) => each === fields[field])
    if (found === undefined && (isNeeded || !isNone(fields[field])))
      report(`has a ${field} other than ${list.map((each) => `'${each}'`).join(' and ')}.`, field)
    return optionalProp(field, found)
  })
  return Object.assign(
    {},
    ...texts.map((field) => optionalProp(field, textOf(fields, field))),
    ...chosen,
    ...translated.map((field) => optionalProp(field, checkOtherLanguages(fields, field, report))),
  )
}
