import type { Language } from '@naru/ui/language'

/** Returns whether texts of a language wait for a review. English is the source. */
export const hasDrafts = (language: Language): boolean => language !== 'en'
