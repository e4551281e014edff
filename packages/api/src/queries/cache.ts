import { MutationCache, QueryClient, type DataTag, type QueryClientConfig, type QueryKey } from '@tanstack/react-query'

/** What a successful mutation does to the cache; stored in its `meta`. */
export interface CacheEffect {
  /** Queries to invalidate; active ones are refetched. */
  invalidates?: readonly QueryKey[]
  /** Queries of the previous user, removed at once. */
  clears?: readonly QueryKey[]
}

/** The query keys of a meta field. The app decides its type, so anything else is ignored. */
const keysIn = (value: unknown): QueryKey[] => (Array.isArray(value) ? value.filter((key) => Array.isArray(key)) : [])

/** Applies the `CacheEffect` of a mutation's meta. Does nothing if the result contains `success: false`. */
export function applyCacheEffect(
  client: QueryClient,
  meta: Readonly<Partial<Record<keyof CacheEffect, unknown>>> | undefined,
  data: unknown,
): void {
  if (typeof data === 'object' && data !== null && 'success' in data && data.success === false) return
  for (const queryKey of keysIn(meta?.clears)) client.removeQueries({ queryKey })
  // Not awaited: the mutation is done before the refetches are.
  for (const queryKey of keysIn(meta?.invalidates)) void client.invalidateQueries({ queryKey })
}

/**
 * Updates cached data after a mutation. Cancels a refetch that is under way, because its response may be older than the
 * mutation. Without cached data it does nothing, so that a first load goes on.
 */
export async function updateCached<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  update: (data: Data) => Data,
): Promise<void> {
  if (client.getQueryData<Data>(queryKey) === undefined) return
  await client.cancelQueries({ queryKey })
  client.setQueryData<Data>(queryKey, (data) => data && update(data))
}

/**
 * Creates a QueryClient that applies the `CacheEffect` of every mutation. It sends every call at once, even if the browser
 * reports offline: the report is often wrong, and a paused call never fails.
 */
export function createQueryClient(config: Omit<QueryClientConfig, 'mutationCache'> = {}): QueryClient {
  const { queries, mutations } = config.defaultOptions ?? {}
  const client: QueryClient = new QueryClient({
    ...config,
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, ...queries },
      mutations: { networkMode: 'always', ...mutations },
    },
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _result, mutation) => applyCacheEffect(client, mutation.meta, data),
    }),
  })
  return client
}
