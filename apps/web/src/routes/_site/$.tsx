import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@naru/app-shell/errorPages/NotFoundPage'

/**
 * Every address without a page. A route of its own, because the router shows a `notFoundComponent` before the navigation
 * has ended, and then scrolls to the top half a second later.
 */
export const Route = createFileRoute('/_site/$')({
  staticData: { page: null },
  component: NotFoundPage,
})
