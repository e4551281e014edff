import { createTextArea, useAreaText } from '@naru/ui/language'
import type { PracticeQuestionText, PracticePartsText, WordText } from './practicePartsTypes'

/** The texts of practice. */
export const practicePartsText = createTextArea<PracticePartsText>('practiceParts', {
  en: () => import('./en/practiceParts'),
  ko: () => import('./ko/practiceParts'),
  si: () => import('./si/practiceParts'),
  ta: () => import('./ta/practiceParts'),
})

/** @returns the texts of a practice question in the reader's language */
export const usePracticeQuestionText = (): PracticeQuestionText => useAreaText(practicePartsText).question

/** @returns the texts of words in the reader's language */
export const useWordText = (): WordText => useAreaText(practicePartsText).word
