import { useLocation } from '@tanstack/react-router'
import { usePages } from '../pagesOf'

/** @returns a function that says whether a path is the page shown now, or the one that the navigation marks in its place */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation()
  const under = usePages().find(({ path }) => path === pathname)?.under
  return (path) => pathname === path || under === path
}
