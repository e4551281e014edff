import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { documentOf, openDocument } from '@naru/app-shell/navigation/documentNavigation'

/** Opens a page of the app. Resolves when it is shown. */
type OpenPage = (href: string) => Promise<void>

/** @returns a function that opens a page of the app: through the router, or in another document */
export function useOpenPage(): OpenPage {
  const router = useRouter()
  const { openDocument: openOther = openDocument } = router.options.context
  return useCallback(
    (href) => (documentOf(href) === 'site' ? router.navigate({ href }) : openOther(href)),
    [router, openOther],
  )
}
