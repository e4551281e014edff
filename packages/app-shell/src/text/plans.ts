import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/plans.json'

/** Every sentence of price plans and payments. */
export type PlansText = Translator<typeof english>

export const plansText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/plans.json'))

export const usePlansText = (): PlansText => useAreaText(plansText)
