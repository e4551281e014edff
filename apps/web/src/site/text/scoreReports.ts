import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/scoreReports'

/** Every sentence of score reports. Apart from the site’s other sentences, so that other pages load none of them. */
export type ScoreReportsText = Widened<typeof english>

export const scoreReportsText = createTextArea<ScoreReportsText>('scoreReports', {
  en: () => import('./en/scoreReports'),
  ko: () => import('./ko/scoreReports'),
  si: () => import('./si/scoreReports'),
  ta: () => import('./ta/scoreReports'),
})

/** @returns the sentences in the reader’s language */
export const useScoreReportsText = (): ScoreReportsText => useAreaText(scoreReportsText)
