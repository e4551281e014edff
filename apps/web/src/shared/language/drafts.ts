import type { Language } from '@naru/ui/language'
import { draftAreas, staleAreas } from './reviewState'

/** @returns the areas of rules and law that a language shows in English, because their translation is older than the English text */
export const staleAreasIn = (language: Language, stale = staleAreas): readonly string[] =>
  language === 'en' ? [] : stale[language]

/** @returns whether an area of text has a translation that nobody has reviewed. English is the specification's text, never a draft. */
export const isDraftArea = (language: Language, area: string, drafts = draftAreas): boolean =>
  language !== 'en' && drafts[language].includes(area)

/** @returns whether texts of a language wait for a review */
export const hasDrafts = (language: Language, drafts = draftAreas): boolean =>
  language !== 'en' && drafts[language].length > 0
