import { createApi } from '@naru/api'
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
