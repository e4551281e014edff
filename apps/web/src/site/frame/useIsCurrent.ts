import { useLocation } from '@tanstack/react-router'
import { usePages } from '../pagesOf'

/** @returns a function that checks whether a path is the current page, or the one marked in its place */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation()
  const under = usePages().find(({ path }) => path === pathname)?.under
  return (path) => pathname === path || under === path
}
