import { createQueryClient, isTransient } from '@naru/api'

/**
 * The site's cache. A call that met a passing fault is tried once more; whatever fails then is told.
 *
 * @param retries how often a passing fault is tried again; 0 for tests
 */
export function createAppQueryClient(retries = 1) {
  return createQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && isTransient(error),
        retryDelay: 600,
      },
    },
  })
}
