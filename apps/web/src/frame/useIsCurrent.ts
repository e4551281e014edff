import { useLocation } from '@tanstack/react-router'
import { usePages } from './pagesOf'

export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation()
  const under = usePages().find(({ path }) => path === pathname)?.under
  return (path) => pathname === path || under === path
}
