import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { followNavigation as follow } from '@naru/app-shell/navigation/followNavigation'
import { routerDefaults } from '@naru/app-shell/navigation/routerDefaults'
import { isClosed } from './frame/guard'
import { languageRewrite } from './frame/language/languageAddress'
import { showLanguageOf } from './frame/language/languageOfPage'
import type { RouterContext } from './routerContext'
import { routeTree } from './routeTree.gen'

/** Creates the site's router. @param history the history of the address; the browser's by default */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    ...routerDefaults(context),
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    // Only with the browser's history, and not during prerendering.
    scrollRestoration: history === undefined && typeof document !== 'undefined',
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
  router.subscribe('onBeforeLoad', ({ toLocation }) => showLanguageOf(toLocation))
  follow(router, authSession, async () => {
    // The target page: its matches are in the router's state only after it has loaded.
    const { pathname, href } = router.latestLocation
    const [, , route] = router.getMatchedRoutes(pathname)
    if (isClosed(route?.options.staticData?.page, authSession.getState())) {
      // As the guard's redirect: Back does not lead to a page that leads here again.
      await router.navigate({ to: '/login', search: { returnTo: href }, replace: true })
    }
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
