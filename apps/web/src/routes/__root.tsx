import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { fetchAndSend } from '../app/fetchAndSend'
import { KeepSending } from '../app/KeepSending'
import { Root } from '../app/Root'
import type { RouterContext } from '../app/router'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Root />
      <KeepSending begin={fetchAndSend} />
    </>
  ),
  // Apart from the first code, so that the exam room does without the site's frame.
  notFoundComponent: lazyRouteComponent(() => import('../app/SiteNotFound'), 'SiteNotFound'),
})
