import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { openDocument } from '@naru/app-shell/documentNavigation'
import { isExamRoomPath } from '../../shared/pages'

/** Opens a page of the app. Resolves when it is shown. */
type OpenPage = (href: string) => Promise<void>

/** @returns a function that opens a page of the app: through the router, or the exam room in its own document */
export function useOpenPage(): OpenPage {
  const router = useRouter()
  const { openDocument: openExamRoom = openDocument } = router.options.context
  return useCallback(
    (href) => (isExamRoomPath(href) ? openExamRoom(href) : router.navigate({ href })),
    [router, openExamRoom],
  )
}
