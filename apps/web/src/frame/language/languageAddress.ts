import { isLanguage, type Language } from '@naru/api/languages'
import type { AnyRouter, LocationRewrite, ParsedLocation } from '@tanstack/react-router'
import { pagesOf } from '../pagesOf'

/** The language that the first part of a path names. English has no such part. */
function prefixOf(path: string): Language | undefined {
  const [, first] = path.split(/[/?#]/)
  return first !== 'en' && isLanguage(first) ? first : undefined
}

/** @returns a path without the language that it may name: `/pricing` of `/si/pricing` */
export const pathIn = (path: string): string => path.slice((prefixOf(path)?.length ?? -1) + 1) || '/'

/** @returns the address of a page in a language: `/si/pricing` */
export const addressIn = (language: Language | undefined, href: string): string =>
  language === undefined || language === 'en' ? href : `/${language}${href}`

/** @returns the language of an address; undefined for one that names none, such as those in English */
export function addressLanguage({ href, publicHref }: Pick<ParsedLocation, 'href' | 'publicHref'>) {
  const language = prefixOf(publicHref)
  // The router keeps a first part that is no language of a page.
  return prefixOf(href) === language ? undefined : language
}

/**
 * Gives the prerendered pages an address in each language, which routes and links do not name: a link on `/si/pricing`
 * to `/about` opens `/si/about`, and one to a page for learners leaves the language.
 */
export function languageRewrite(router: AnyRouter): Required<LocationRewrite> {
  const paths = new Set(pagesOf(router).flatMap(({ path, prerender }) => (prerender ? [path, `${path}/`] : [])))
  const hasLanguages = (path: string) => path !== '//' && paths.has(path)
  return {
    input: ({ url }) => {
      const path = pathIn(url.pathname)
      if (hasLanguages(path)) url.pathname = path
      return url
    },
    output: ({ url }) => {
      if (hasLanguages(url.pathname)) url.pathname = addressIn(addressLanguage(router.latestLocation), url.pathname)
      return url
    },
  }
}
