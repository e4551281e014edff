import createClient, { type Client } from 'openapi-fetch'
import { ApiError, type Expected } from './errors'
import type { Guard } from './guards'
import { callOf, serverMessageOf, strictFetch, type Fetch } from './transport'
import type { paths } from './types'

/** Where and how the API is reached. */
export interface ApiOptions {
  /** The host, as https://api.example.org. Empty means the page's own origin, which only a browser has. */
  baseUrl: string
  /** What sends the requests. Default: the platform's fetch, looked up at each call. */
  fetch?: Fetch
}

/** The typed client: `GET`, `POST`, `PUT` and `PATCH` by the contract's paths. Failures are thrown as ApiError. */
export type Api = Client<paths, 'application/json'>

/** Makes the client. Every call sends cookies, unless it says otherwise itself; none has a timeout. */
export function createApi({ baseUrl, fetch = (request) => globalThis.fetch(request) }: ApiOptions): Api {
  return createClient<paths, 'application/json'>({ baseUrl, credentials: 'include', fetch: strictFetch(fetch) })
}

/**
 * Waits for a call and checks what came.
 * @param call what a method of the client returned
 * @param guard checks the body and mends what may be mended
 * @throws ApiError of kind 'shape' when the guard refuses the body, or whatever the call threw
 */
export async function read<T>(call: Promise<{ data?: T; response: Response }>, guard: Guard<T>): Promise<T> {
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
