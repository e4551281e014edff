import { languageNames, languages, type Language } from '@naru/ui/language'

export interface LanguageItem {
  id: Language
  label: string
  language: Language
}

/** @returns the languages in their own names. A function, because the module may run before its import does. */
export const languageItems = (): readonly LanguageItem[] =>
  languages.map((language) => ({ id: language, label: languageNames[language], language }))
