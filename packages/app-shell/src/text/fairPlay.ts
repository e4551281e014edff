import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/fairPlay.json'

/** Every sentence of what was recorded during an exam. */
export type FairPlayText = Translator<typeof english>

export const fairPlayText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/fairPlay.json'))

/** @returns the sentences in the reader’s language */
export const useFairPlayText = (): FairPlayText => useAreaText(fairPlayText)
