import { documentOf, openDocument } from '@naru/app-shell/navigation/documentNavigation'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { RouterContext } from '../routerContext'

export const openDocumentOf = (context: RouterContext) => context.openDocument ?? openDocument

/** @returns a function that opens a page: the staff's through the router, those of learners in their own document */
export function useOpenPage(): (href: string) => Promise<void> {
  const router = useRouter()
  return useCallback(
    (href) => (documentOf(href) === 'staff' ? router.navigate({ href }) : openDocumentOf(router.options.context)(href)),
    [router],
  )
}
