import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { replayPresses } from '../../shared/replayPresses'
import { SendResults } from './SendResults'
import { useOpenPage } from './useOpenPage'

/** What is around every page: its links go through the router, or to the exam room's document. */
export const Root = () => {
  const openPage = useOpenPage()
  useEffect(() => {
    // After React's own work, so that it can hydrate what is pressed.
    const timer = setTimeout(replayPresses)
    return () => clearTimeout(timer)
  }, [])
  return (
    <LinkProvider navigate={openPage}>
      <HeadContent />
      <Outlet />
      <SendResults />
      <Scripts />
    </LinkProvider>
  )
}
