import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/twoStep'

/** Every sentence of two-step verification. Apart from the site’s other sentences, so that learners load none of them. */
export type TwoStepText = Widened<typeof english>

export const twoStepText = createTextArea<TwoStepText>('twoStep', {
  en: () => import('./en/twoStep'),
  ko: () => import('./ko/twoStep'),
  si: () => import('./si/twoStep'),
  ta: () => import('./ta/twoStep'),
})

/** @returns the sentences in the reader’s language */
export const useTwoStepText = (): TwoStepText => useAreaText(twoStepText)
