import { examAccessQuery, logoutMutation, sessionQuery, userDataQuery } from '@naru/api'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { api } from '../shared/api'
import type { AuthRequests } from '../shared/authSession'

/** How long user data and access flag count as fresh, in milliseconds. */
const staleTimeMs = 30_000

/** The requests of the session, answered by the site's cache. On success of a log-in, and at log-out, it clears the learner's data. */
export const authRequests = (queryClient: QueryClient): AuthRequests => ({
  session: () => queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0, retry: false }),
  user: () => queryClient.fetchQuery({ ...userDataQuery(api), staleTime: staleTimeMs }),
  access: () => queryClient.fetchQuery({ ...examAccessQuery(api), staleTime: staleTimeMs }),
  logOut: () => new MutationObserver(queryClient, logoutMutation(api)).mutate(),
})
