import { createListeners } from '@naru/ui/internal/listeners'
import { isLanguage, languageNames, languages, type Language } from '@naru/api/languages'
import { loadAreasInUse, type TextArea } from '@naru/ui/language'

let initial: Language = 'en'
let current: Language = 'en'
/** The language that was asked for last. */
let wanted: Language = 'en'
const { subscribe, notify } = createListeners()

export const getLanguage = (): Language => current

/** @returns the language in which the page rendered first: that of its document, which is hydrated */
export const getInitialLanguage = (): Language => initial

/** Calls a listener when the language of the page changes. @returns ends it */
export const onLanguageChange = subscribe

/** Sets the language before any text loads. An unknown tag leaves it as it is. */
export function initLanguage(tag: string): void {
  if (!isLanguage(tag)) return
  initial = tag
  current = tag
  wanted = tag
  if (typeof document !== 'undefined') document.documentElement.lang = tag
}

/**
 * Loads the texts of the page in a language, then shows them, unless another one was asked for meanwhile. Nothing is
 * reloaded. Rejects if not even English texts can be loaded; then the language stays.
 */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language
  await loadAreasInUse(language)
  if (wanted !== language) return
  current = language
  document.documentElement.lang = language
  notify()
}

/** Resolves when areas are loaded in the language of the page. Rejects if not even English can be loaded. */
export async function loadTexts(areas: readonly TextArea<object>[]): Promise<void> {
  await Promise.all(areas.map((area) => area.load(getLanguage())))
}

/** @returns the languages in their own names. A function, because the module may run before its import does. */
export const languageItems = (): readonly { id: Language; label: string; language: Language }[] =>
  languages.map((language) => ({ id: language, label: languageNames[language], language }))
