import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/analysis'

/** Every sentence on what a result means, and on what the learner can do today. */
export type AnalysisText = Widened<typeof english>

export const analysisText = createTextArea<AnalysisText>('analysis', {
  en: () => import('./en/analysis'),
  ko: () => import('./ko/analysis'),
  si: () => import('./si/analysis'),
  ta: () => import('./ta/analysis'),
})

/** @returns the sentences in the reader’s language */
export const useAnalysisText = (): AnalysisText => useAreaText(analysisText)
