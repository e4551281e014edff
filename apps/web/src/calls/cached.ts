import {
  advertisementsQuery,
  examAccessQuery,
  examQuery,
  loginMutation,
  logoutMutation,
  sessionQuery,
  userDataQuery,
  type Api,
} from '@naru/api'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { freshFor, type Calls } from './calls'

/**
 * The calls of the whole site, answered by its cache.
 *
 * @param api the client to ask
 * @param queryClient the cache
 */
export const cachedCalls = (api: Api, queryClient: QueryClient): Calls => ({
  session: () => queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0, retry: false }),
  user: Object.assign(() => queryClient.fetchQuery({ ...userDataQuery(api), staleTime: freshFor }), {
    known: () => queryClient.getQueryData(userDataQuery(api).queryKey),
  }),
  access: () => queryClient.fetchQuery({ ...examAccessQuery(api), staleTime: freshFor }),
  exam: (id) => queryClient.fetchQuery(examQuery(api, id)),
  advertisements: () => queryClient.fetchQuery(advertisementsQuery(api)),
  logIn: (request) => new MutationObserver(queryClient, loginMutation(api)).mutate(request),
  logOut: () => new MutationObserver(queryClient, logoutMutation(api)).mutate(),
})
