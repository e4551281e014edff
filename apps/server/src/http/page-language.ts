import { languages, type Language } from '../language'

/** The languages that an address can name: `/si/pricing`. English has no part of an address. */
export const prefixes = ['ko', 'si', 'ta'] as const satisfies readonly Language[]

/** The address of a page in a language. */
export const addressIn = (language: Language, path: string) => (language === 'en' ? path : `/${language}${path}`)

/** Builds the `Link` header that names a page in every language to search engines. */
export const alternatesOf = (publicUrl: string, path: string): string =>
  [...languages.map((language) => [language, language] as const), ['x-default', 'en'] as const]
    .map(([name, language]) => [name, new URL(addressIn(language, path), publicUrl).href] as const)
    .map(([name, href]) => `<${href}>; rel="alternate"; hreflang="${name}"`)
    .join(', ')
