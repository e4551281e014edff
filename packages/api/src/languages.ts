import { languageNames } from './generated/languages'

export { languageNames }

/** A language of Naru, as a BCP 47 tag. */
export type Language = keyof typeof languageNames

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(languageNames, tag)

/** The languages of Naru, English first. */
export const languages: readonly Language[] = Object.keys(languageNames).filter(isLanguage)

export const byLanguage = <Value>(valueOf: (language: Language) => Value): Record<Language, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every language has an entry
  Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, Value>

/** A language into which English texts are translated. */
export type TranslatedLanguage = Exclude<Language, 'en'>

export const translatedLanguages: readonly TranslatedLanguage[] = languages.filter((language) => language !== 'en')
