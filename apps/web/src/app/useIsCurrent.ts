import { useLocation } from '@tanstack/react-router'

/** @returns a function that says whether a path is the page shown now */
export function useIsCurrent(): (path: string) => boolean {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (path) => pathname === path
}
