import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/analysis.json'

/** Every sentence on what a result means, and on what the learner can do today. */
export type AnalysisText = Translator<typeof english>

export const analysisText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/analysis.json'))

export const useAnalysisText = (): AnalysisText => useAreaText(analysisText)
