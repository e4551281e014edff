import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/translationReport.json'

/** Every sentence of a report about a mistake in a translation. */
export const translationReportText = createTextArea(
  import.meta.glob<{ default: typeof english }>('./*/translationReport.json'),
)

export const useTranslationReportText = () => useAreaText(translationReportText)
