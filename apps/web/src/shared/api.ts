import { createApi } from '@naru/api'
import { consumePrefetched } from './prefetched'

/** The client of both documents: same origin as the page, cookies included. */
export const api = createApi({
  baseUrl: '',
  fetch: (request) => consumePrefetched(request) ?? globalThis.fetch(request),
})
