import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/statistics'

/** Every sentence of the statistics of exams, which the admin area and the desk show. */
export type StatisticsText = Widened<typeof english>

export const statisticsText = createTextArea<StatisticsText>('statistics', {
  en: () => import('./en/statistics'),
  ko: () => import('./ko/statistics'),
  si: () => import('./si/statistics'),
  ta: () => import('./ta/statistics'),
})

/** @returns the sentences in the reader’s language */
export const useStatisticsText = (): StatisticsText => useAreaText(statisticsText)
