import { Outlet, useRouter } from '@tanstack/react-router'
import { RouterProvider as LinkProvider } from 'react-aria-components'

/** What is around every page: links of the component library go through the router, and so past its guards and blockers. */
export const Root = () => {
  const router = useRouter()
  return (
    <LinkProvider navigate={(href) => router.history.push(href)}>
      <Outlet />
    </LinkProvider>
  )
}
