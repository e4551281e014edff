import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { JSX, ReactNode } from 'react'
import { AuthSessionProvider } from '@naru/app-shell/authSession'
import { FailedPage } from '@naru/app-shell/errorPages/FailedPage'
import { isInAppNavigation } from '@naru/app-shell/documentNavigation'
import { focusHeading } from '@naru/app-shell/focusHeading'
import { Waiting } from '@naru/app-shell/frame/Waiting'
import type { RouterContext } from './routerContext'
import { routeTree } from './routeTree.gen'

/** Creates the router of the staff's pages. @param history the history of the address; the browser's by default */
export function createStaffRouter(context: RouterContext, history?: RouterHistory) {
  const Wrap = ({ children }: { children: ReactNode }): JSX.Element => (
    <QueryClientProvider client={context.queryClient}>
      <AuthSessionProvider value={context.authSession}>{children}</AuthSessionProvider>
    </QueryClientProvider>
  )
  return createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    scrollRestoration: history === undefined,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: FailedPage,
    Wrap,
  })
}

export type StaffRouter = ReturnType<typeof createStaffRouter>

/** Checks the auth session and moves the focus on each navigation. Call it once, in the browser, before the router loads. */
export function followNavigation(router: StaffRouter): void {
  const { authSession } = router.options.context
  // Asks the guard again, which leads to the login if the session has ended.
  const checkAgain = async () => {
    await authSession.check()
    await router.invalidate()
  }
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) void authSession.check()
  })
  // A page without a connection loads what it lacks; one from the back/forward cache may be older than a logout.
  window.addEventListener('online', () => {
    if (authSession.getState().isOffline) void checkAgain()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkAgain()
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (fromLocation === undefined ? isInAppNavigation() : pathChanged) focusHeading()
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: StaffRouter
  }
}
