import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/translationReport'

/** Every sentence of a report about a mistake in a translation. */
export type TranslationReportText = Widened<typeof english>

export const translationReportText = createTextArea<TranslationReportText>('translationReport', {
  en: () => import('./en/translationReport'),
  ko: () => import('./ko/translationReport'),
  si: () => import('./si/translationReport'),
  ta: () => import('./ta/translationReport'),
})

/** @returns the sentences in the reader’s language */
export const useTranslationReportText = (): TranslationReportText => useAreaText(translationReportText)
