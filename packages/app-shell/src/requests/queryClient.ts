import { isTransient } from '@naru/api'
import { createQueryClient } from '@naru/api/queries'

/** Retries a query after a transient error; any other error is shown. @param retries 0 for tests */
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
