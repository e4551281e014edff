declare global {
  interface Window {
    /** Responses requested before the page's code ran (`prePaint.js`), by path. */
    naruPrefetched?: Map<string, Promise<Response>>
  }
}

/** @returns undefined if it was not prefetched or is already consumed */
export function consumePrefetched({ method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> | undefined {
  const responses = globalThis.window?.naruPrefetched
  if (responses === undefined || method !== 'GET') return undefined
  const path = url.slice(window.location.origin.length)
  const response = responses.get(path)
  responses.delete(path)
  return response
}
