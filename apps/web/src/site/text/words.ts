import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/words'

/** Every sentence of /words that is not the exam kit’s. */
export type WordsText = Widened<typeof english>

export const wordsText = createTextArea<WordsText>('words', {
  en: () => import('./en/words'),
  ko: () => import('./ko/words'),
  si: () => import('./si/words'),
  ta: () => import('./ta/words'),
})

/** @returns the sentences in the reader’s language */
export const useWordsText = (): WordsText => useAreaText(wordsText)
