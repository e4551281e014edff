import { useRouter } from '@tanstack/react-router'
import { createContext, useCallback, useContext } from 'react'
import { openDocument } from '../../shared/documentNavigation'
import { isExamRoomPath } from '../../shared/pages'

/** Opens a page of the app. Resolves when it is shown. */
type OpenPage = (href: string) => Promise<void>

const OpenDocumentContext = createContext<OpenPage>(openDocument)

/** Provides another way to open the exam room's document, for stories, which must stay in their own. */
export const OpenDocumentProvider = OpenDocumentContext.Provider

/** @returns a function that opens a page of the app: through the router, or the exam room in its own document */
export function useOpenPage(): OpenPage {
  const router = useRouter()
  const openExamRoom = useContext(OpenDocumentContext)
  return useCallback(
    (href) => (isExamRoomPath(href) ? openExamRoom(href) : router.navigate({ href })),
    [router, openExamRoom],
  )
}
