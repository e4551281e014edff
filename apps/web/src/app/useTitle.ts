import { useEffect } from 'react'
import { useText } from '../text'

/**
 * Names the browser's tab after the page.
 *
 * @param page the page's own title
 */
export function useTitle(page: string): void {
  const text = useText()
  useEffect(() => {
    document.title = text.site.titled(page)
  }, [page, text])
}
