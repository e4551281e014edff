import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/purchases.json'

/** Every sentence of a learner's purchases. */
export type PurchasesText = Translator<typeof english>

export const purchasesText = createTextArea<typeof english>('purchases', {
  en: () => import('./en/purchases.json'),
  ko: () => import('./ko/purchases.json'),
  si: () => import('./si/purchases.json'),
  ta: () => import('./ta/purchases.json'),
})

/** @returns the sentences in the reader’s language */
export const usePurchasesText = (): PurchasesText => useAreaText(purchasesText)
