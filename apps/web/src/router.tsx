import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { JSX, ReactNode } from 'react'
import { AuthSessionProvider } from '@naru/app-shell/authSession'
import { isInAppNavigation } from '@naru/app-shell/documentNavigation'
import { focusHeading } from '@naru/app-shell/focusHeading'
import { Waiting } from '@naru/app-shell/frame/Waiting'
import { isClosed } from './frame/guard'
import { languageRewrite } from './frame/language/languageAddress'
import { showLanguageOf } from './frame/language/languageOfPage'
import { FailedPage } from '@naru/app-shell/errorPages/FailedPage'
import type { RouterContext } from './routerContext'
import { routeTree } from './routeTree.gen'

/** Creates the site's router. @param history the history of the address; the browser's by default */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const Wrap = ({ children }: { children: ReactNode }): JSX.Element => (
    <QueryClientProvider client={context.queryClient}>
      <AuthSessionProvider value={context.authSession}>{children}</AuthSessionProvider>
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    // Only with the browser's history, and not during prerendering.
    scrollRestoration: history === undefined && typeof document !== 'undefined',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: FailedPage,
    Wrap,
  })
  // Now that the paths of the routes are known.
  router.update({ ...router.options, rewrite: languageRewrite(router) })
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

/**
 * Checks the auth session, follows the language of the address and moves the focus on each navigation. Call it once, in the browser, before the router
 * loads.
 */
export function followNavigation(router: SiteRouter): void {
  const { authSession } = router.options.context
  const checkAuthSession = async () => {
    const state = await authSession.check()
    // The target page: its matches are in the router's state only after it has loaded.
    const { pathname, href } = router.latestLocation
    const [, , route] = router.getMatchedRoutes(pathname)
    if (isClosed(route?.options.staticData?.page, state)) {
      // As the guard's redirect: Back does not lead to a page that leads here again.
      await router.navigate({ to: '/login', search: { returnTo: href }, replace: true })
    }
  }

  const checkAgain = async () => {
    await checkAuthSession()
    // Loads what could not be loaded without a connection.
    if (authSession.getState().status === 'loggedIn') await router.invalidate()
  }

  const { pathname: openedAt } = router.latestLocation
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
    showLanguageOf(toLocation)
    if (pathChanged || fromLocation === undefined) void checkAuthSession()
  })
  // Refreshes the session of an offline page on reconnect, and of a page restored from the back/forward cache, which
  // may be older than a logout.
  window.addEventListener('online', () => {
    if (authSession.getState().isOffline) void checkAgain()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkAuthSession()
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    // The user may navigate before the first page has rendered; then no page was left.
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
