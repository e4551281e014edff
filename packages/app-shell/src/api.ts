import { createApi, type Fetch } from '@naru/api'
import { wordMessage } from './errors/wordMessage'
import { consumePrefetched } from './requests/prefetched'

let sender: Fetch | undefined

/** Sends all requests from now on by another function; undefined: by the platform's fetch. */
export function sendRequestsBy(send: Fetch | undefined): void {
  sender = send
}

/** The client of both documents: same origin as the page, cookies included. */
export const api = createApi({
  baseUrl: '',
  fetch: (request) => consumePrefetched(request) ?? (sender ?? globalThis.fetch)(request),
  wordMessage,
})
