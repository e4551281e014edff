import { followNavigation as follow } from '@naru/app-shell/navigation/followNavigation'
import { routerDefaults } from '@naru/app-shell/navigation/routerDefaults'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from './routerContext'
import { routeTree } from './routeTree.gen'

/** Creates the router of the staff's pages. @param history the history of the address; the browser's by default */
export const createStaffRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    ...routerDefaults(context),
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    scrollRestoration: history === undefined,
  })

export type StaffRouter = ReturnType<typeof createStaffRouter>

/** Checks the auth session and moves the focus on each navigation. Call it once, in the browser, before the router loads. */
export function followNavigation(router: StaffRouter): void {
  const { authSession } = router.options.context
  follow(router, authSession, async () => {
    // Asks the guard again, which leads to the login.
    const { status, isOffline } = authSession.getState()
    if (status === 'loggedOut' && !isOffline) await router.invalidate()
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: StaffRouter
  }
}
