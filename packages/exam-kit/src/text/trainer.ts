import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/trainer.json'

/** The texts of the listening trainer, beside those of practice. Only its page loads them. */
export const trainerText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/trainer.json'))

/** @returns the translator of the texts of the listening trainer */
export const useTrainerText = (): Translator<typeof english> => useAreaText(trainerText)
