import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Page, PageData } from '../shared/pages'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's data; null for a layout. Required, so that a route without it does not compile. */
    page: PageData | null
  }
}

export const pagesOf = (router: Pick<AnyRouter, 'routesById'>): Page[] =>
  Object.values<{ fullPath: string; options: { staticData?: { page?: Omit<Page, 'path'> | null } } }>(
    router.routesById,
  ).flatMap(({ fullPath, options }) => {
    const page = options.staticData?.page
    return page ? [{ ...page, path: fullPath.length > 1 ? fullPath.replace(/\/$/, '') : fullPath }] : []
  })

export function usePages(): readonly Page[] {
  const router = useRouter()
  return useMemo(() => pagesOf(router), [router])
}
