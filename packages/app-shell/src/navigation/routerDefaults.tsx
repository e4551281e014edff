import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { JSX, ReactNode } from 'react'
import { AuthSessionProvider, type AuthSession } from '../authSession'
import { FailedPage } from '../errorPages/FailedPage'
import { Waiting } from '../frame/Waiting'

/** @returns the options of both apps' routers, of what all their pages read */
export const routerDefaults = ({ queryClient, authSession }: { queryClient: QueryClient; authSession: AuthSession }) =>
  ({
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: FailedPage,
    Wrap: ({ children }: { children: ReactNode }): JSX.Element => (
      <QueryClientProvider client={queryClient}>
        <AuthSessionProvider value={authSession}>{children}</AuthSessionProvider>
      </QueryClientProvider>
    ),
  }) as const
