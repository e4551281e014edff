import { areaNamesInUse } from '@naru/ui/language'
import reviewed from '../../../../translations/reviewed.json'

/** @returns whether an area of text has a translation that nobody has reviewed. English is the specification's text, never a draft. */
export const isDraftArea = (language: string, area: string, reviews: Reviews = reviewed): boolean =>
  language !== 'en' && !Object.hasOwn(reviews[language] ?? {}, area)

/** @returns whether texts that this page uses wait for a review */
export const hasDrafts = (language: string): boolean => areaNamesInUse().some((area) => isDraftArea(language, area))

type Reviews = Readonly<Record<string, object>>
