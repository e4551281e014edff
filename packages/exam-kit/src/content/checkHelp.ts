import { checkTexts, isFields, reportWithin, type Fields, type Report } from './fields'
import type { PaperQuestion, Translations } from './paper'
import { languages } from '../generated/contract'
import { byLanguage, filled, readFields } from './readFields'

export const helpFields = ['explanations', 'translations', 'unreviewed', 'vocabulary', 'tags'] as const

/** Reads the translations of a question or a group by language; undefined if there are none. */
export const checkTranslations = (fields: Fields, report: Report): Translations | undefined => {
  const translations: Translations = {}
  for (const [language, value] of byLanguage(fields, 'translations', languages, report)) {
    if (!isFields(value)) {
      report(`'translations' must have text or transcript in '${language}'.`, `translations.${language}`)
      continue
    }
    const within = reportWithin(report, `translations.${language}`, 'has a translation that ')
    const translation = filled(readFields('QuestionTranslation', value, within))
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

type Help = Pick<PaperQuestion, 'explanation' | (typeof helpFields)[number]>

/** All texts that help to learn from a question. */
export const helpTexts = ({ explanation, explanations = {}, translations = {} }: Help): string[] => [
  ...(explanation === undefined ? [] : [explanation]),
  ...Object.values(explanations),
  ...Object.values(translations).flatMap(({ text, transcript }) => [text ?? '', transcript ?? '']),
]
