import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailedPage } from '../pages/Errors/FailedPage'
import { NotFoundPage } from '../pages/Errors/NotFoundPage'
import { routeTree } from '../routeTree.gen'
import { takeOpening } from '../payments/paymentDocument'
import { mustLeave, type Session } from '../session'
import { dropAhead } from '../start/ahead'
import { focusHeading } from './focusHeading'
import { Waiting } from './Waiting'

/** What every guard and loader is given. */
export interface RouterContext {
  /** The cache that loaders fill. */
  queryClient: QueryClient
  /** Who is logged in. */
  session: Session
}

/**
 * The site's router: asks for the session on every change of route, and moves the focus to the new page's heading.
 *
 * @param context the cache and the session
 * @param history where the address lives; the browser's own by default
 */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    // Nobody scrolls a page while it is built.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
  })

  const checkSession = async () => {
    const state = await context.session.check()
    const { pathname, href } = router.state.location
    if (mustLeave(state, pathname)) await router.navigate({ to: '/login', search: { returnTo: href } })
  }

  const { pathname: openedAt } = router.history.location
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
    if (toLocation.pathname !== openedAt) dropAhead()
    if (!pathChanged && fromLocation !== undefined) return
    void checkSession()
  })
  // What an offline page shows of the session is renewed when the connection is back.
  globalThis.window?.addEventListener('online', () => {
    if (context.session.getState().isOffline) void checkSession()
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    // A reader may go on before the page that was opened first is complete; then no page was left.
    if (fromLocation === undefined ? takeOpening() || toLocation.pathname !== openedAt : pathChanged) focusHeading()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
