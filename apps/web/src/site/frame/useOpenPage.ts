import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { openDocument } from '../../shared/documentNavigation'
import { isExamRoomPath } from '../../shared/pages'

/** @returns what opens a page of the app: by the router, or the exam room in its own document. Resolves when the page is shown. */
export function useOpenPage(): (href: string) => Promise<void> {
  const router = useRouter()
  return useCallback((href) => (isExamRoomPath(href) ? openDocument(href) : router.navigate({ href })), [router])
}
