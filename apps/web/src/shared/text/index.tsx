import { createTextArea } from './createTextArea'
import { sharedEn } from './en'
import type { Widened } from './widened'

export { createTextArea } from './createTextArea'
export { sharedEn } from './en'
export type { Widened } from './widened'

/** The catalogue that a language fills. */
export type SharedText = Widened<typeof sharedEn>

export const [SharedTextProvider, useSharedText] = createTextArea<SharedText>(sharedEn)
