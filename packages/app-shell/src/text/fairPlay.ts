import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/fairPlay.json'

/** Every sentence of what was recorded during an exam. */
export const fairPlayText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/fairPlay.json'))

/** @returns the sentences in the reader’s language */
export const useFairPlayText = () => useAreaText(fairPlayText)
