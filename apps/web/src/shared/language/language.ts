import { isLanguage, loadAreasInUse, type Language } from '@naru/ui/language'

let current: Language = 'en'
/** The language that was asked for last. */
let wanted: Language = current
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
  if (isLanguage(tag)) current = wanted = tag
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
  for (const listener of listeners) listener()
}
