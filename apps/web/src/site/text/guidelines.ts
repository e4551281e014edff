import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/guidelines'

/** Every sentence of /guidelines: the rules of an exam, and what is checked before it starts. */
export type GuidelinesText = Widened<typeof english>

export const guidelinesText = createTextArea<GuidelinesText>('guidelines', {
  en: () => import('./en/guidelines'),
  ko: () => import('./ko/guidelines'),
  si: () => import('./si/guidelines'),
  ta: () => import('./ta/guidelines'),
})

/** @returns the sentences in the reader’s language */
export const useGuidelinesText = (): GuidelinesText => useAreaText(guidelinesText)
