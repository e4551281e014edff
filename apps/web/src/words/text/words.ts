import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/words.json'

/** Every sentence of /words that is not the exam kit’s. */
export type WordsText = Translator<typeof english>

export const wordsText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/words.json'))

export const useWordsText = (): WordsText => useAreaText(wordsText)
