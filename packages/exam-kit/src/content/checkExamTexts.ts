import { byLanguage, filled, otherLanguages, readFields } from './readFields'
import type { ExamTexts } from './paper'
import { isFields, reportWithin, type Fields, type Report } from './fields'
import { optionalProp } from './optionalProp'

const linesOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((line): line is string => typeof line === 'string' && line.trim() !== '')
    ? value.map((line) => line.trim().normalize('NFC'))
    : undefined

/**
 * Reads an exam's texts in other languages than English, and reports all faults; undefined if there are none.
 *
 * @param guidelineCount number of the exam's guidelines, each of which has a translation where a language has any
 */
export const checkExamTexts = (
  fields: Fields,
  guidelineCount: number,
  report: Report,
): Record<string, ExamTexts> | undefined => {
  const translations: Record<string, ExamTexts> = {}
  for (const [language, value] of byLanguage(fields, 'translations', otherLanguages, report)) {
    const path = `translations.${language}`
    if (!isFields(value)) {
      report(`'translations' must have topic, description, duration or guidelines in '${language}'.`, path)
      continue
    }
    const read = readFields('ExamTexts', value, reportWithin(report, path, 'has a translation that '))
    const given = value['guidelines'] ?? undefined
    const guidelines = linesOf(given)
    if (given !== undefined && guidelines?.length !== guidelineCount)
      report(`must have a text for each of its ${guidelineCount} guidelines in '${language}'.`, `${path}.guidelines`)
    const texts = filled({ ...read, ...optionalProp('guidelines', guidelines) })
    if (texts !== undefined) translations[language] = texts
  }
  return filled(translations)
}
