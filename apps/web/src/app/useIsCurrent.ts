import { usePlace } from './place'

/** @returns a function that says whether a path is the page shown now */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = usePlace()
  return (path) => pathname === path
}
