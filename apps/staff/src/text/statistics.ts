import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/statistics.json'

/** Every sentence of the statistics of exams, which the admin area and the desk show. */
export type StatisticsText = Translator<typeof english>

export const statisticsText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/statistics.json'))

export const useStatisticsText = (): StatisticsText => useAreaText(statisticsText)
