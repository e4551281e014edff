import { examAccessQuery, logoutMutation, sessionQuery, userDataQuery } from '@naru/api/queries'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { api as apiOfPage } from '../api'
import type { AuthRequests } from '../authSession'

/** Milliseconds for which user data and access flag are fresh. */
const staleTimeMs = 30_000

/**
 * The auth session's requests, through the query cache. A successful login and a logout clear the learner's data in it.
 */
export const authRequests = (queryClient: QueryClient, api = apiOfPage): AuthRequests => ({
  session: () => queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0, retry: false }),
  user: () => queryClient.fetchQuery({ ...userDataQuery(api), staleTime: staleTimeMs }),
  access: () => queryClient.fetchQuery({ ...examAccessQuery(api), staleTime: staleTimeMs }),
  logOut: () => new MutationObserver(queryClient, logoutMutation(api)).mutate(),
})
