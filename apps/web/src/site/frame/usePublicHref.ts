import { useLocation, useRouter } from '@tanstack/react-router'
import { addressLanguage } from '../languageAddress'

/** @returns the address of a link: from an address with a language, the pages that have one keep it */
export function usePublicHref(href: string): string {
  const { rewrite } = useRouter().options
  const language = useLocation({ select: addressLanguage })
  if (language === undefined || !/^\/(?!\/)/.test(href)) return href
  const url = new URL(href, 'https://site.invalid')
  rewrite?.output?.({ url })
  return url.pathname + url.search + url.hash
}
