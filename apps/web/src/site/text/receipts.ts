import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/receipts'

/** Every sentence of receipts. Apart from the site’s other sentences, so that other pages load none of them. */
export type ReceiptsText = Widened<typeof english>

export const receiptsText = createTextArea<ReceiptsText>('receipts', {
  en: () => import('./en/receipts'),
  ko: () => import('./ko/receipts'),
  si: () => import('./si/receipts'),
  ta: () => import('./ta/receipts'),
})

/** @returns the sentences in the reader’s language */
export const useReceiptsText = (): ReceiptsText => useAreaText(receiptsText)
