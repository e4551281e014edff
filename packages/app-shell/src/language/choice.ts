import { isLanguage, type Language } from '@naru/api/languages'
import { showLanguage } from './language'

/** The cookie by which the server chooses the language of a page. */
const cookieName = 'naru.language'
const yearInSeconds = 31_536_000

/** @returns the language that was chosen on this device; undefined: none */
export function getChosenLanguage(): Language | undefined {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  return isLanguage(value) ? value : undefined
}

/** Stores a choice on this device, for the server too. Blocked cookies lose it when the page is left. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // eslint-disable-next-line unicorn/no-document-cookie -- few browsers have the cookie store
  document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}

/** Stores a choice on this device and shows the page in it. Nothing is reloaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await showLanguage(language)
}
