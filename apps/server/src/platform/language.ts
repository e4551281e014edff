import cookies from '@fastify/cookie'
import { isLanguage, type Language } from '@naru/api/languages'
import { createTranslator } from 'use-intl/core'

/**
 * The language that was chosen on a device, from the `Cookie` header of its request; null: none.
 */
export const chosenLanguage = (cookie: string | undefined): Language | null => {
  const chosen = cookie === undefined ? undefined : cookies.parse(cookie)['naru.language']
  return isLanguage(chosen) ? chosen : null
}

/** The address of a page in a language: `/si/pricing`. English has no part of an address. */
export const addressIn = (language: Language, path: string) => (language === 'en' ? path : `/${language}${path}`)

/** @returns words the messages of a language; throws for a key or an argument that is missing */
export const translatorIn = <Messages extends Record<string, unknown>>(locale: Language, messages: Messages) =>
  createTranslator<Messages>({
    locale,
    messages,
    timeZone: 'Asia/Colombo',
    onError: (error) => {
      throw error
    },
  })
