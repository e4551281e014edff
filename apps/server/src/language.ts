import cookies from '@fastify/cookie'
import type { Schemas } from '@naru/api/types'
import { createTranslator } from 'use-intl/core'

/** A language of Naru, as a BCP 47 tag. */
export type Language = Schemas['Language']

export const languages = ['en', 'ko', 'si', 'ta'] as const satisfies readonly Language[]

export const isLanguage = (tag: unknown): tag is Language => languages.some((language) => language === tag)

/**
 * The language that was chosen on a device, from the `Cookie` header of its request; null: none.
 */
export const chosenLanguage = (cookie: string | undefined): Language | null => {
  const chosen = cookie === undefined ? undefined : cookies.parse(cookie)['naru.language']
  return isLanguage(chosen) ? chosen : null
}

/** The languages that an address can name: `/si/pricing`. English has no part of an address. */
export const prefixes = ['ko', 'si', 'ta'] as const satisfies readonly Language[]

/** The address of a page in a language. */
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
