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
import { MutationObserver, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { freshFor, type Calls } from './calls'
import type { Ask } from './useAsked'

/** A call that knows what the cache still has, so that a page which is opened again stands at once. */
function remembered<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Ask<Data> {
  return Object.assign(() => queryClient.fetchQuery(options), {
    known: () => queryClient.getQueryData<Data>(options.queryKey),
  })
}

/**
 * The calls of the whole site, answered by its cache.
 *
 * @param api the client to ask
 * @param queryClient the cache
 */
export const cachedCalls = (api: Api, queryClient: QueryClient): Calls => ({
  session: () => queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0, retry: false }),
  user: remembered(queryClient, { ...userDataQuery(api), staleTime: freshFor }),
  access: () => queryClient.fetchQuery({ ...examAccessQuery(api), staleTime: freshFor }),
  exam: (id) => queryClient.fetchQuery(examQuery(api, id)),
  advertisements: remembered(queryClient, advertisementsQuery(api)),
  logIn: (request) => new MutationObserver(queryClient, loginMutation(api)).mutate(request),
  logOut: () => new MutationObserver(queryClient, logoutMutation(api)).mutate(),
})
