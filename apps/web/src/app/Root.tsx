import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { PlaceProvider } from './place'

/** What is around every page: its links and its code go through the router, and so past its guards and blockers. */
export const Root = () => {
  const { history } = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const place = useMemo(() => ({ pathname, go: (href: string) => history.push(href) }), [pathname, history])
  return (
    <PlaceProvider value={place}>
      <LinkProvider navigate={place.go}>
        <Outlet />
      </LinkProvider>
    </PlaceProvider>
  )
}
