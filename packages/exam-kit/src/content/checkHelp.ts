import { optionalProp } from './optionalProp'
import { checkKeys, checkTexts, isFields, reportWithin, textOf, type Fields, type Report } from './fields'
import type { PaperQuestion, Translations } from './paper'
import { checkTags } from './tags'

/** Languages in which a question may be explained: English, Korean, Sinhala, Tamil. */
export const languages = ['en', 'ko', 'si', 'ta'] as const

/** The languages of translations of English texts. */
export const otherLanguages = ['ko', 'si', 'ta'] as const satisfies readonly (typeof languages)[number][]

export const helpFields = ['explanations', 'translations', 'unreviewed', 'vocabulary', 'tags'] as const

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

/** Reads the translations of a question or a group by language; undefined if there are none. */
export const checkTranslations = (fields: Fields, report: Report): Translations | undefined => {
  const translations: Translations = {}
  for (const [language, value] of byLanguage(fields, 'translations', languages, report)) {
    if (!isFields(value)) {
      report(`'translations' must have text or transcript in '${language}'.`, `translations.${language}`)
      continue
    }
    checkKeys(
      value,
      { texts: ['text', 'transcript'] },
      reportWithin(report, `translations.${language}`, 'has a translation that '),
    )
    const translation = filled({
      ...optionalProp('text', textOf(value, 'text')),
      ...optionalProp('transcript', textOf(value, 'transcript')),
    })
    if (translation !== undefined) translations[language] = translation
  }
  return filled(translations)
}

/** Reads the languages whose texts no person has reviewed; undefined if they are not given. */
export const checkUnreviewed = (fields: Fields, report: Report): string[] | undefined => {
  const unreviewed = checkTexts(fields, 'unreviewed', report) ?? (Array.isArray(fields['unreviewed']) ? [] : undefined)
  for (const language of unreviewed ?? []) {
    if (!languages.some((known) => known === language))
      report(
        `has the language '${language}' in 'unreviewed', which is not known; known are ${languages.join(', ')}.`,
        'unreviewed',
      )
  }
  return unreviewed
}

/** Reads an English text's versions in other languages; undefined if there are none. */
export const checkOtherLanguages = (
  fields: Fields,
  name: string,
  report: Report,
): Record<string, string> | undefined => {
  const texts: Record<string, string> = {}
  for (const [language, value] of byLanguage(fields, name, otherLanguages, report)) {
    const text = textOf({ value }, 'value')
    if (text !== undefined) texts[language] = text
    else if (value !== undefined && value !== null && value !== '')
      report(`'${name}' must be text in '${language}'.`, `${name}.${language}`)
  }
  return filled(texts)
}

/** The fields of a question that help to learn from it. */
type Help = Pick<PaperQuestion, 'explanation' | (typeof helpFields)[number]>

export const checkHelp = (fields: Fields, type: PaperQuestion['type'], report: Report): Help => {
  const explanations = checkOtherLanguages(fields, 'explanations', report)
  const translations = checkTranslations(fields, report)
  return {
    ...optionalProp('explanation', textOf(fields, 'explanation')),
    ...optionalProp('explanations', explanations),
    ...optionalProp('translations', translations),
    ...optionalProp('unreviewed', checkUnreviewed(fields, report)),
    ...optionalProp('vocabulary', checkTexts(fields, 'vocabulary', report)),
    ...optionalProp('tags', checkTags(fields['tags'], type, report)),
  }
}

/** All texts that help to learn from a question. */
export const helpTexts = ({ explanation, explanations = {}, translations = {} }: Help): string[] => [
  ...(explanation === undefined ? [] : [explanation]),
  ...Object.values(explanations),
  ...Object.values(translations).flatMap(({ text, transcript }) => [text ?? '', transcript ?? '']),
]
