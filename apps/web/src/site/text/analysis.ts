import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/analysis.json'

/** Every sentence on what a result means, and on what the learner can do today. */
export type AnalysisText = Translator<typeof english>

export const analysisText = createTextArea<typeof english>('analysis', {
  en: () => import('./en/analysis.json'),
  ko: () => import('./ko/analysis.json'),
  si: () => import('./si/analysis.json'),
  ta: () => import('./ta/analysis.json'),
})

/** @returns the sentences in the reader’s language */
export const useAnalysisText = (): AnalysisText => useAreaText(analysisText)
