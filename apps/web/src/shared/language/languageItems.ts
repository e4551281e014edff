import { languageNames, languages } from '@naru/ui/language'

/** The languages in their own names, for menus and selects. */
export const languageItems = languages.map((language) => ({
  id: language,
  label: languageNames[language],
  language,
}))
