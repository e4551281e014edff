import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/secondFactor'

/** Every sentence of the second factor. Apart from the site’s other sentences, so that learners load none of them. */
export type SecondFactorText = Widened<typeof english>

export const secondFactorText = createTextArea<SecondFactorText>('secondFactor', {
  en: () => import('./en/secondFactor'),
  ko: () => import('./ko/secondFactor'),
  si: () => import('./si/secondFactor'),
  ta: () => import('./ta/secondFactor'),
})

/** @returns the sentences in the reader’s language */
export const useSecondFactorText = (): SecondFactorText => useAreaText(secondFactorText)
