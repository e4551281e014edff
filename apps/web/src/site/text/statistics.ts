import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/statistics.json'

/** Every sentence of the statistics of exams, which the admin area and the desk show. */
export type StatisticsText = Translator<typeof english>

export const statisticsText = createTextArea<typeof english>('statistics', {
  en: () => import('./en/statistics.json'),
  ko: () => import('./ko/statistics.json'),
  si: () => import('./si/statistics.json'),
  ta: () => import('./ta/statistics.json'),
})

/** @returns the sentences in the reader’s language */
export const useStatisticsText = (): StatisticsText => useAreaText(statisticsText)
