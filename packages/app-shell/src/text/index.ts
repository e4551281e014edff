import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/shared.json'

/** The sentences that both documents show. */
export const sharedText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/shared.json'))

export const useSharedText = () => useAreaText(sharedText)
