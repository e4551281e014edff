import { createTextArea, useAreaText } from '@naru/ui/language'
import type { PracticeQuestionText, PracticePartsText, WordText } from './practicePartsTypes'
import type { RecorderText } from './recorderTypes'
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

/** The texts of practice. */
export const practicePartsText = createTextArea<PracticePartsText>('practiceParts', {
  en: () => import('./en/practiceParts'),
  ko: () => import('./ko/practiceParts'),
  si: () => import('./si/practiceParts'),
  ta: () => import('./ta/practiceParts'),
})

/** The texts of the recorder. */
export const recorderText = createTextArea<RecorderText>('recorder', {
  en: () => import('./en/recorder'),
  ko: () => import('./ko/recorder'),
  si: () => import('./si/recorder'),
  ta: () => import('./ta/recorder'),
})

/** @returns the texts of the exam components in the reader's language */
export const useExamText = (): ExamText => useAreaText(examText)

/** @returns the rules of the exam room in the reader's language */
export const useRulesText = (): RulesText => useAreaText(rulesText)

/** @returns the texts of a practice question in the reader's language */
export const usePracticeQuestionText = (): PracticeQuestionText => useAreaText(practicePartsText).question

/** @returns the texts of words in the reader's language */
export const useWordText = (): WordText => useAreaText(practicePartsText).word

/** @returns the texts of the recorder in the reader's language */
export const useRecorderText = (): RecorderText => useAreaText(recorderText)
