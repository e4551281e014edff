import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { JSX, ReactNode } from 'react'
import { AuthSessionProvider } from '../shared/authSession'
import { isInAppNavigation } from '../shared/documentNavigation'
import { focusHeading } from '../shared/focusHeading'
import { Waiting } from './frame/Waiting'
import { needsLogin } from './guard'
import { FailedPage } from './pages/Errors/FailedPage'
import { NotFoundPage } from './pages/Errors/NotFoundPage'
import type { RouterContext } from './routerContext'
import { routeTree } from './routeTree.gen'

/**
 * The site's router: requests the session on every change of route, and moves the focus to the new page's heading.
 *
 * @param context the cache and the session
 * @param history where the address lives; the browser's own by default
 */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const Wrap = ({ children }: { children: ReactNode }): JSX.Element => (
    <QueryClientProvider client={context.queryClient}>
      <AuthSessionProvider value={context.authSession}>{children}</AuthSessionProvider>
    </QueryClientProvider>
  )
  return createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    // Nobody scrolls a page that is rendered by the build.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    Wrap,
  })
}

/** The site's router. */
export type SiteRouter = ReturnType<typeof createSiteRouter>

/** Keeps session and focus right as the address changes. Call it once, in the browser, before the router loads. */
export function followNavigation(router: SiteRouter): void {
  const { authSession } = router.options.context
  const checkAuthSession = async () => {
    const { status } = await authSession.check()
    // The page that is opened: its matches are in the state only when it is loaded.
    const { pathname, href } = router.latestLocation
    const [, , route] = router.getMatchedRoutes(pathname)
    if (status === 'loggedOut' && needsLogin(route?.options.staticData?.page)) {
      await router.navigate({ to: '/login', search: { returnTo: href } })
    }
  }

  const { pathname: openedAt } = router.history.location
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (pathChanged || fromLocation === undefined) void checkAuthSession()
  })
  // What an offline page shows of the session is renewed when the connection is back, and a page that comes back from the browser's
  // back/forward cache may be older than a log-out.
  window.addEventListener('online', () => {
    if (authSession.getState().isOffline) void checkAuthSession()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkAuthSession()
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    // A reader may go on before the page that was opened first is complete; then no page was left.
    if (fromLocation === undefined ? isInAppNavigation() || toLocation.pathname !== openedAt : pathChanged) {
      focusHeading()
    }
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
