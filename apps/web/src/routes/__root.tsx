import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '../app/Root'
import type { RouterContext } from '../app/router'
import { SiteFrame } from '../app/SiteFrame'
import { NotFoundPage } from '../pages/Errors/NotFoundPage'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  ),
})
