import type { Language } from '@naru/ui/language'

/** A language that is offered to readers of English. */
export type OfferedLanguage = Exclude<Language, 'en'>

/** What the line says in the language that it offers. */
export interface OfferWords {
  offer: string
  accept: string
  stay: string
}

/** Not in the catalogues: the one of the offered language is not loaded yet. */
export const offerWords: Readonly<Record<OfferedLanguage, OfferWords>> = {
  ko: { offer: '이 사이트를 한국어로 볼 수 있습니다.', accept: '한국어로 보기', stay: '영어로 계속 보기' },
  si: {
    offer: 'මෙම අඩවිය සිංහලෙන් කියවිය හැක.',
    accept: 'සිංහලෙන් කියවන්න',
    stay: 'ඉංග්‍රීසියෙන් දිගටම කියවන්න',
  },
  ta: {
    offer: 'இந்தத் தளத்தைத் தமிழில் வாசிக்கலாம்.',
    accept: 'தமிழில் வாசிக்க',
    stay: 'ஆங்கிலத்தில் தொடர்ந்து வாசிக்க',
  },
}
