import { createContext, useContext, useEffect } from 'react'
import { useSharedText } from './text'

/** Collects the title of a page during prerendering. null in a browser. */
export const ServerTitleContext = createContext<((title: string) => void) | null>(null)

/** @param page undefined: leaves the title to others */
export function useTitle(page: string | undefined): void {
  const t = useSharedText()
  const title = page && t('site.titled', { page })
  const collect = useContext(ServerTitleContext)
  if (title) collect?.(title)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
