import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { CallsProvider, type Calls } from '../calls'
import { SessionProvider, type Session } from '../session'
import type { createAppRouter } from './router'

/** Props of App. */
export interface AppProps {
  /** The cache of the API's answers. */
  queryClient: QueryClient
  /** What pages ask by that also run alone. */
  calls: Calls
  /** Who is logged in. */
  session: Session
  /** The pages. */
  router: ReturnType<typeof createAppRouter>
}

/** The whole site, in a browser and while it is built. */
export const App = ({ queryClient, calls, session, router }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <CallsProvider value={calls}>
        <SessionProvider value={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </CallsProvider>
    </QueryClientProvider>
  </StrictMode>
)
