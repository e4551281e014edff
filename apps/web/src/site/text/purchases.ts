import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/purchases'

/** Every sentence of a learner's purchases. */
export type PurchasesText = Widened<typeof english>

export const purchasesText = createTextArea<PurchasesText>('purchases', {
  en: () => import('./en/purchases'),
  ko: () => import('./ko/purchases'),
  si: () => import('./si/purchases'),
  ta: () => import('./ta/purchases'),
})

/** @returns the sentences in the reader’s language */
export const usePurchasesText = (): PurchasesText => useAreaText(purchasesText)
