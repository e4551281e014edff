import type { Language } from '@naru/ui/language'
import ko from '../text/ko/offer.json'
import si from '../text/si/offer.json'
import ta from '../text/ta/offer.json'

/** A language that is offered to readers of English. */
export type OfferedLanguage = Exclude<Language, 'en'>

/** What the line says in the language that it offers. No area of the page's language: the line loads with all of them. */
export const offerWords: Readonly<Record<OfferedLanguage, typeof ko>> = { ko, si, ta }
