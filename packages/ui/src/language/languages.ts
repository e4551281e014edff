/** The languages of Naru. English is the specification's text; the others translate it. */
export const languages = ['en', 'ko', 'si', 'ta'] as const

/** A language of Naru, as a BCP 47 tag. */
export type Language = (typeof languages)[number]

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  si: 'සිංහල',
  ta: 'தமிழ்',
}

/** @returns whether Naru has a language */
export const isLanguage = (tag: unknown): tag is Language => languages.some((language) => language === tag)
