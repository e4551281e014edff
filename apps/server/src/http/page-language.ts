import cookies from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** The languages of the site's documents. English has no part of an address. */
export const languages = ['en', 'ko', 'si', 'ta'] as const
export type PageLanguage = (typeof languages)[number]

/** The languages that an address can name: `/si/pricing`. */
export const prefixes = ['ko', 'si', 'ta'] as const

/** Reads the language that was chosen on a device; English if none or an unknown one was. */
export const chosenLanguage = ({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): PageLanguage => {
  const value = cookie === undefined ? undefined : cookies.parse(cookie)['naru.language']
  return languages.find((language) => language === value) ?? 'en'
}

/** The address of a page in a language. */
export const addressIn = (language: PageLanguage, path: string) => (language === 'en' ? path : `/${language}${path}`)

/** Builds the `Link` header that names a page in every language to search engines. */
export const alternatesOf = (publicUrl: string, path: string): string =>
  [...languages.map((language) => [language, language] as const), ['x-default', 'en'] as const]
    .map(([name, language]) => [name, new URL(addressIn(language, path), publicUrl).href] as const)
    .map(([name, href]) => `<${href}>; rel="alternate"; hreflang="${name}"`)
    .join(', ')
