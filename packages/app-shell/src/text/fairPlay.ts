import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/fairPlay.json'

/** Every sentence of what was recorded during an exam. */
export type FairPlayText = Translator<typeof english>

export const fairPlayText = createTextArea<typeof english>('fairPlay', {
  en: () => import('./en/fairPlay.json'),
  ko: () => import('./ko/fairPlay.json'),
  si: () => import('./si/fairPlay.json'),
  ta: () => import('./ta/fairPlay.json'),
})

/** @returns the sentences in the reader’s language */
export const useFairPlayText = (): FairPlayText => useAreaText(fairPlayText)
