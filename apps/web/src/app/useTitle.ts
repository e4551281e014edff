import { useEffect } from 'react'
import { useRoomText } from '../text/room'
import { noteTitle, tellThatPageStands } from './pageStands'

/**
 * Names the browser's tab after the page.
 *
 * @param page the page's own title
 */
export function useTitle(page: string): void {
  const text = useRoomText()
  noteTitle(text.site.titled(page))
  useEffect(() => {
    document.title = text.site.titled(page)
    tellThatPageStands()
  }, [page, text])
}
