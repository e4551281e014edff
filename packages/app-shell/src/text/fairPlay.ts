import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/fairPlay.json'

/** Every sentence of what was recorded during an exam. */
export const fairPlayText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/fairPlay.json'))

export const useFairPlayText = () => useAreaText(fairPlayText)
