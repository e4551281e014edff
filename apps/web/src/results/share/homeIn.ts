import { isLanguage } from '@naru/api/languages'
import { addressIn } from '../../frame/language/languageAddress'

/** @returns the address of the home page in a language, to send to others */
export const homeIn = (language: string): string =>
  new URL(addressIn(isLanguage(language) ? language : undefined, '/'), window.location.origin).href
