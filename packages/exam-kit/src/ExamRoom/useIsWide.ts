import { useSyncExternalStore } from 'react'
import { media } from '@naru/ui/theme'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(media.desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the navigator has a column of its own. Where it has none, its cells are not in the page until the sheet opens. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.desktop).matches,
    () => true,
  )
}
