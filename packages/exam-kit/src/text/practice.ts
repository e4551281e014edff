import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/practiceParts.json'

/** The texts of practice: questions, words and the Hangul keyboard. The exam room does not load them. */
export const practicePartsText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/practiceParts.json'))

/** @returns the translator of the texts of practice */
export const usePracticePartsText = (): Translator<typeof english> => useAreaText(practicePartsText)
