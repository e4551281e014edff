import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/plans'

/** Every sentence of price plans and payments. */
export type PlansText = Widened<typeof english>

export const plansText = createTextArea<PlansText>('plans', {
  en: () => import('./en/plans'),
  ko: () => import('./ko/plans'),
  si: () => import('./si/plans'),
  ta: () => import('./ta/plans'),
})

/** @returns the sentences in the reader’s language */
export const usePlansText = (): PlansText => useAreaText(plansText)
