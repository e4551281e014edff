import type { AuthSession } from '../authSession'
import { isInAppNavigation } from './documentNavigation'
import { focusHeading } from './focusHeading'

interface Navigation {
  pathChanged: boolean
  fromLocation?: unknown
  toLocation: { pathname: string }
}

/** What is needed of an app's router. */
interface FollowedRouter {
  latestLocation: { pathname: string }
  invalidate: () => Promise<void>
  subscribe: (event: 'onBeforeLoad' | 'onRendered', listener: (navigation: Navigation) => void) => unknown
}

/**
 * Checks the auth session and moves the focus on each navigation. Call it once, in the browser, before the router loads.
 *
 * @param leaveClosed leaves a page that needs a login if the session has ended
 */
export function followNavigation(
  router: FollowedRouter,
  authSession: AuthSession,
  leaveClosed: () => Promise<void>,
): void {
  const check = async () => {
    await authSession.check()
    await leaveClosed()
  }
  const checkAgain = async () => {
    await check()
    // Loads what could not be loaded without a connection.
    if (authSession.getState().status === 'loggedIn') await router.invalidate()
  }

  const { pathname: openedAt } = router.latestLocation
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (pathChanged || fromLocation === undefined) void check()
  })
  // Refreshes the session of an offline page on reconnect, and of a page restored from the back/forward cache, which
  // may be older than a logout.
  window.addEventListener('online', () => {
    if (authSession.getState().isOffline) void checkAgain()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check()
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    // The user may navigate before the first page has rendered; then no page was left.
    if (fromLocation === undefined ? isInAppNavigation() || toLocation.pathname !== openedAt : pathChanged) {
      focusHeading()
    }
  })
}
