import createClient, { type Client } from 'openapi-fetch'
import { ApiError, type Expected } from './errors'
import { plainObject, type Guard } from './guards'
import { callOf, serverMessageOf, strictFetch, type Fetch, type WordMessage } from './transport'
import type { paths } from './types'

export interface ApiOptions {
  /** The host, as https://api.example.org. Empty: the page's own origin, in a browser only. */
  baseUrl: string
  /** Sends the requests. @default the platform's fetch, looked up at each call */
  fetch?: Fetch
  /** Words an error's message in the reader's language. @default as the server does, in English */
  wordMessage?: WordMessage
}

/** The typed client: `GET`, `POST`, `PUT` and `PATCH` by the contract's paths. Failures are thrown as ApiError. */
export type Api = Client<paths, 'application/json'>

/** Creates the client. Calls send cookies unless their options say otherwise, and never time out. */
export function createApi({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  wordMessage = () => undefined,
}: ApiOptions): Api {
  return createClient<paths, 'application/json'>({
    baseUrl,
    credentials: 'include',
    fetch: strictFetch(fetch, wordMessage),
  })
}

/**
 * Awaits a call and validates its body.
 * @param guard by default any object without `success: false` is valid
 * @throws ApiError of kind 'shape' if the guard rejects the body; rethrows the call's errors
 */
export async function read<T extends object>(
  call: Promise<{ data?: T; response: Response }>,
  guard: Guard<T> = plainObject,
): Promise<T> {
  const { data, response } = await call
  return guard(data, (expected: Expected) => {
    const bodyText = data === undefined ? '' : JSON.stringify(data)
    return new ApiError({
      ...callOf(response),
      kind: 'shape',
      status: response.status,
      statusText: response.statusText,
      bodyText,
      serverMessage: serverMessageOf(data),
      expected: data === undefined ? 'body' : expected,
    })
  })
}
