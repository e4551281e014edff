import { useEffect } from 'react'
import { useText } from '../text'
import { noteTitle, tellThatPageStands } from './pageStands'

/**
 * Names the browser's tab after the page.
 *
 * @param page the page's own title
 */
export function useTitle(page: string): void {
  const text = useText()
  noteTitle(text.site.titled(page))
  useEffect(() => {
    document.title = text.site.titled(page)
    tellThatPageStands()
  }, [page, text])
}
