declare global {
  interface Window {
    /** Responses that the page requested before its code ran (`build/prePaint.js`), by path. */
    naruPrefetched?: Map<string, Promise<Response>>
  }
}

/**
 * The response to a request that the page made before its code ran. Each serves one request.
 *
 * @returns undefined where nobody requested it, or its response is used
 */
export function consumePrefetched({ method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> | undefined {
  const responses = globalThis.window?.naruPrefetched
  if (responses === undefined || method !== 'GET') return undefined
  const path = url.slice(window.location.origin.length)
  const response = responses.get(path)
  responses.delete(path)
  return response
}
