import { createContext, useContext, useEffect } from 'react'
import { useSharedText } from './text'

/** Collects the title of a page during prerendering. null in a browser. */
export const ServerTitleContext = createContext<((title: string) => void) | null>(null)

export function useTitle(page: string): void {
  const t = useSharedText()
  const title = t('site.titled', { page })
  useContext(ServerTitleContext)?.(title)
  useEffect(() => {
    document.title = title
  }, [title])
}
