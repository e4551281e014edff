import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/resultLinks.json'

/** The sentences of the links below a result. They load with it, not with the exam room. */
export type ResultLinksText = Translator<typeof english>

const resultLinksText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/resultLinks.json'))

/** @returns the sentences in the reader’s language */
export const useResultLinksText = (): ResultLinksText => useAreaText(resultLinksText)
