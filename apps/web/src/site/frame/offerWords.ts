import type { Language, Widened } from '@naru/ui/language'
import type { text as english } from '../text/en/offer'
import { text as ko } from '../text/ko/offer'
import { text as si } from '../text/si/offer'
import { text as ta } from '../text/ta/offer'

/** A language that is offered to readers of English. */
export type OfferedLanguage = Exclude<Language, 'en'>

/** What the line says in the language that it offers. No area of the page's language: the line loads with all of them. */
export const offerWords: Readonly<Record<OfferedLanguage, Widened<typeof english>>> = { ko, si, ta }
