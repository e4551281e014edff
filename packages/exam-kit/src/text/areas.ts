import { createTextArea, useAreaText } from '@naru/ui/language'
import type { ExamText, RulesText } from './types'

/** The texts of the exam components. */
export const examText = createTextArea<ExamText>('exam', {
  en: () => import('./en/exam'),
  ko: () => import('./ko/exam'),
  si: () => import('./si/exam'),
  ta: () => import('./ta/exam'),
})

/** The rules of the exam room. */
export const rulesText = createTextArea<RulesText>('rules', {
  en: () => import('./en/rules'),
  ko: () => import('./ko/rules'),
  si: () => import('./si/rules'),
  ta: () => import('./ta/rules'),
})

/** @returns the texts of the exam components in the reader's language */
export const useExamText = (): ExamText => useAreaText(examText)

/** @returns the rules of the exam room in the reader's language */
export const useRulesText = (): RulesText => useAreaText(rulesText)
