import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/resultLinks'

/** The sentences of the links below a result. They load with it, not with the exam room. */
export type ResultLinksText = Widened<typeof english>

const resultLinksText = createTextArea<ResultLinksText>('resultLinks', {
  en: () => import('./en/resultLinks'),
  ko: () => import('./ko/resultLinks'),
  si: () => import('./si/resultLinks'),
  ta: () => import('./ta/resultLinks'),
})

/** @returns the sentences in the reader’s language */
export const useResultLinksText = (): ResultLinksText => useAreaText(resultLinksText)
