import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/purchases.json'

/** Every sentence of a learner's purchases. */
export const purchasesText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/purchases.json'))

export const usePurchasesText = () => useAreaText(purchasesText)
