import { useLocation } from '@tanstack/react-router'

/** @returns a function that tells whether the page is at a path */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation()
  return (path) => pathname === path
}
