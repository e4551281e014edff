import { createRootRouteWithContext } from '@tanstack/react-router'
import { KeepSending } from '../app/KeepSending'
import { Root } from '../app/Root'
import type { RouterContext } from '../app/router'
import { SiteFrame } from '../app/SiteFrame'
import { NotFoundPage } from '../pages/Errors/NotFoundPage'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Root />
      <KeepSending />
    </>
  ),
  notFoundComponent: () => (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  ),
})
