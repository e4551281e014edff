import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/guidelines.json'

/** Every sentence of /guidelines: the rules of an exam, and what is checked before it starts. */
export type GuidelinesText = Translator<typeof english>

export const guidelinesText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/guidelines.json'))

export const useGuidelinesText = (): GuidelinesText => useAreaText(guidelinesText)
