import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../frame/Root'
import { guardPage } from '../guard'
import type { RouterContext } from '../routerContext'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { page: null },
  beforeLoad: (options): Promise<void> => guardPage(options),
  component: Root,
  // A separate chunk: rarely shown.
  notFoundComponent: lazyRouteComponent(() => import('../frame/SiteNotFound'), 'SiteNotFound'),
})
