import type { AnyRouter } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import type { Page } from '../shared/pages'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What is known of the page; null for a layout. Required, so that a route without it does not compile. */
    page: import('../shared/pages').PageData | null
  }
}

/** The pages of a router: what each route says of itself in `staticData`. */
export const pagesOf = (router: AnyRouter): Page[] =>
  Object.values<{ fullPath: string; options: { staticData?: { page?: Omit<Page, 'path'> | null } } }>(
    router.routesById,
  ).flatMap(({ fullPath, options }) => {
    const page = options.staticData?.page
    return page ? [{ ...page, path: fullPath.length > 1 ? fullPath.replace(/\/$/, '') : fullPath }] : []
  })

const PagesContext = createContext<readonly Page[]>([])

/** Gives the components below it the pages of the site. */
export const PagesProvider = PagesContext.Provider

/** @returns the pages of the site */
export const usePages = (): readonly Page[] => useContext(PagesContext)
