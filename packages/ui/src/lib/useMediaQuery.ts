import { useSyncExternalStore } from 'react'

/**
 * Whether a media condition holds now.
 * @param query condition such as `media.reducedMotion`
 */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
