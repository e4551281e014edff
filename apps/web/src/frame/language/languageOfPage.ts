import type { ParsedLocation } from '@tanstack/react-router'
import { getChosenLanguage, getLanguage, rememberLanguage, showLanguage } from '@naru/app-shell/language'
import { addressLanguage } from './languageAddress'

type Address = Pick<ParsedLocation, 'href' | 'publicHref'>

/** @returns the language in which an address opens: its own, else the chosen one, else the present one */
export const languageOf = (address: Address) => addressLanguage(address) ?? getChosenLanguage() ?? getLanguage()

/** Shows the page in the language of its address. The first address with a language is a choice of it. */
export function showLanguageOf(address: Address): void {
  const own = addressLanguage(address)
  if (own !== undefined && getChosenLanguage() === undefined) rememberLanguage(own)
  const language = languageOf(address)
  if (language !== getLanguage()) void showLanguage(language)
}
