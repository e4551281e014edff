import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../frame/Root'
import { guardPage } from '../guard'
import type { RouterContext } from '../routerContext'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { page: null },
  beforeLoad: (options): Promise<void> => guardPage(options),
  component: Root,
  // Apart from the first code: hardly anybody sees it.
  notFoundComponent: lazyRouteComponent(() => import('../frame/SiteNotFound'), 'SiteNotFound'),
})
