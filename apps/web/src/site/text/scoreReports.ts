import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/scoreReports.json'

/** Every sentence of score reports. Apart from the site’s other sentences, so that other pages load none of them. */
export type ScoreReportsText = Translator<typeof english>

export const scoreReportsText = createTextArea<typeof english>('scoreReports', {
  en: () => import('./en/scoreReports.json'),
  ko: () => import('./ko/scoreReports.json'),
  si: () => import('./si/scoreReports.json'),
  ta: () => import('./ta/scoreReports.json'),
})

/** @returns the sentences in the reader’s language */
export const useScoreReportsText = (): ScoreReportsText => useAreaText(scoreReportsText)
