import { useLocation, useRouter } from '@tanstack/react-router'
import { addressLanguage } from './languageAddress'

/** @returns a function for the addresses of links: on an address with a language, the pages that have one keep it */
export function usePublicAddress(): (href: string) => string {
  const { rewrite } = useRouter().options
  const language = useLocation({ select: addressLanguage })
  return (href) => {
    if (language === undefined || !/^\/(?!\/)/.test(href)) return href
    const url = new URL(href, 'https://site.invalid')
    rewrite?.output?.({ url })
    return url.pathname + url.search + url.hash
  }
}
