import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { SendResults } from './SendResults'
import { useOpenPage } from './useOpenPage'

/** What is around every page: its links go through the router, or to the exam room's document. */
export const Root = () => (
  <LinkProvider navigate={useOpenPage()}>
    <HeadContent />
    <Outlet />
    <SendResults />
    <Scripts />
  </LinkProvider>
)
