import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/exam.json'
import type englishRules from './en/rules.json'

/** Words the exam components, the review among them. */
export type ExamText = Translator<typeof english>

/** Words the rules that the exam room reminds a candidate of. While a translation is a draft, the English rule stands below it. */
export type RulesText = Translator<typeof englishRules>

/** The texts of the exam components. */
export const examText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/exam.json'))

/** The rules of the exam room. */
export const rulesText = createTextArea(import.meta.glob<{ default: typeof englishRules }>('./*/rules.json'))

/** @returns the name of questions that share something, by their printed numbers: 'Questions 21 and 22' */
export const groupTitle = (t: ExamText, numbers: readonly number[]): string =>
  t('review.group', { count: numbers.length, first: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? 0 })

/** @returns the translator of the exam components' texts */
export const useExamText = (): ExamText => useAreaText(examText)

/** @returns the translator of the exam room's rules */
export const useRulesText = (): RulesText => useAreaText(rulesText)
