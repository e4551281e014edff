import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/scoreReports.json'

/** Every sentence of score reports. Apart from the site’s other sentences, so that other pages load none of them. */
export const scoreReportsText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/scoreReports.json'))

export const useScoreReportsText = () => useAreaText(scoreReportsText)
