import { createApi, createQueryClient, isTransient } from '@naru/api'
import { takeAhead } from '../start/ahead'

let isHeldBack: Promise<unknown> | undefined

/**
 * Lets no answer through until then, while calls go out: a page that came with its content takes up its place before anything changes in it.
 *
 * @param until when answers are let through, whether it succeeds or fails
 */
export function holdAnswers(until: Promise<unknown>): void {
  isHeldBack = until.catch(() => undefined)
}

/** The one client of the site: same origin as the page, cookies included. */
export const api = createApi({
  baseUrl: '',
  fetch: async (request) => {
    const answer = await (takeAhead(request) ?? globalThis.fetch(request))
    await isHeldBack
    return answer
  },
})

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
