import { useRouter } from '@tanstack/react-router'
import { createContext, useCallback, useContext } from 'react'
import { openDocument } from '../../shared/documentNavigation'
import { isExamRoomPath } from '../../shared/pages'

/** Opens a page of the app. Resolves when the page is shown. */
type OpenPage = (href: string) => Promise<void>

const OpenDocumentContext = createContext<OpenPage>(openDocument)

/** Gives the components below it another way to the exam room's document, as stories do, which have to stay in theirs. */
export const OpenDocumentProvider = OpenDocumentContext.Provider

/** @returns what opens a page of the app: by the router, or the exam room in its own document */
export function useOpenPage(): OpenPage {
  const router = useRouter()
  const openExamRoom = useContext(OpenDocumentContext)
  return useCallback(
    (href) => (isExamRoomPath(href) ? openExamRoom(href) : router.navigate({ href })),
    [router, openExamRoom],
  )
}
