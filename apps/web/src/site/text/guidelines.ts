import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/guidelines.json'

/** Every sentence of /guidelines: the rules of an exam, and what is checked before it starts. */
export type GuidelinesText = Translator<typeof english>

export const guidelinesText = createTextArea<typeof english>('guidelines', {
  en: () => import('./en/guidelines.json'),
  ko: () => import('./ko/guidelines.json'),
  si: () => import('./si/guidelines.json'),
  ta: () => import('./ta/guidelines.json'),
})

/** @returns the sentences in the reader’s language */
export const useGuidelinesText = (): GuidelinesText => useAreaText(guidelinesText)
