import { createContext, useContext, useEffect } from 'react'
import { useSharedText } from './text'

/** Receives the title of a page that is rendered without a browser. In a browser there is none. */
export const ServerTitleContext = createContext<((title: string) => void) | null>(null)

/**
 * Names the browser's tab after the page.
 *
 * @param page the page's own title
 */
export function useTitle(page: string): void {
  const { site } = useSharedText()
  const title = site.titled(page)
  useContext(ServerTitleContext)?.(title)
  useEffect(() => {
    document.title = title
  }, [title])
}
