import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/shared'

/** The sentences that both documents show. */
export type SharedText = Widened<typeof english>

export const sharedText = createTextArea<SharedText>('shared', {
  en: () => import('./en/shared'),
  ko: () => import('./ko/shared'),
  si: () => import('./si/shared'),
  ta: () => import('./ta/shared'),
})

/** @returns the sentences in the reader’s language */
export const useSharedText = (): SharedText => useAreaText(sharedText)
