import { isLanguage, languages, loadAreasInUse, showInEnglish, type Language } from '@naru/ui/language'
import { staleAreasIn } from './drafts'

for (const language of languages) showInEnglish(language, staleAreasIn(language))

let current: Language = 'en'
const listeners = new Set<() => void>()

/** @returns the language of the page */
export const getLanguage = (): Language => current

/** Calls a listener when the language of the page changes. @returns ends it */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the language before the page renders: that of the document. */
export function initLanguage(tag: string): void {
  if (isLanguage(tag)) current = tag
}

/** Loads the texts of the page in a language, then shows them. Nothing is reloaded. */
export async function showLanguage(language: Language): Promise<void> {
  await loadAreasInUse(language)
  current = language
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}
