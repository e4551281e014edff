import { MutationCache, QueryClient, type QueryClientConfig, type QueryKey } from '@tanstack/react-query'

/** What a successful change does to the cache: the `meta` of its mutation. */
export interface CacheEffect {
  /** Queries that are stale afterwards; those on screen are fetched again. */
  invalidates?: readonly QueryKey[]
  /** Queries of the former user, removed at once. */
  clears?: readonly QueryKey[]
}

/**
 * Every call is tried at once, online or not: the browser's own idea of being online is often wrong, and a call that waits in
 * silence for the network would never say that it failed.
 */
export const always = { networkMode: 'always' } as const

/** Like `always`, and fetched again when the network comes back. */
export const alwaysFresh = { networkMode: 'always', refetchOnReconnect: true } as const

/** The query keys in what stands in a meta, whose type is the app's to decide; nothing else is read. */
const keysIn = (value: unknown): QueryKey[] => (Array.isArray(value) ? value.filter((key) => Array.isArray(key)) : [])

/**
 * Carries out what a change says in its meta (see `CacheEffect`). An answer with `success: false` changed nothing.
 * @param meta the mutation's meta; what else stands in it means nothing here
 * @param data the change's answer
 */
export function applyCacheEffect(
  client: QueryClient,
  meta: Readonly<Partial<Record<keyof CacheEffect, unknown>>> | undefined,
  data: unknown,
): void {
  if (typeof data === 'object' && data !== null && 'success' in data && data.success === false) return
  for (const queryKey of keysIn(meta?.clears)) client.removeQueries({ queryKey })
  // Not waited for: a change is done when the server says so, not when the lists on screen have come again.
  for (const queryKey of keysIn(meta?.invalidates)) void client.invalidateQueries({ queryKey })
}

/** A QueryClient on which the changes of this package keep the cache true by themselves. */
export function createQueryClient(config: Omit<QueryClientConfig, 'mutationCache'> = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    ...config,
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _result, mutation) => applyCacheEffect(client, mutation.meta, data),
    }),
  })
  return client
}
