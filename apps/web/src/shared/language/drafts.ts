import type { Language } from '@naru/ui/language'

/** Returns whether nobody has reviewed the translation of an area of text. English is no translation. */
export const isDraftArea = (language: Language, _area: string): boolean => language !== 'en'
