import type { Language } from '@naru/ui/language'
import { showLanguage } from '../language'

const forget = () => {
  // eslint-disable-next-line unicorn/no-document-cookie -- as the choice
  document.cookie = 'naru.language=; Path=/; Max-Age=0'
}

/** @returns the `beforeEach` of a story of a device without a choice, whose page is in a language */
export const startIn = (language: Language) => async () => {
  forget()
  await showLanguage(language)
  return async () => {
    forget()
    await showLanguage('en')
  }
}
