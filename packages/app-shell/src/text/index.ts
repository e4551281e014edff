import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/shared.json'

/** The sentences that both documents show. */
export const sharedText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/shared.json'))

/** @returns the sentences in the reader’s language */
export const useSharedText = () => useAreaText(sharedText)
