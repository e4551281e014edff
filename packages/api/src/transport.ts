import { ApiError } from './errors'

/** What sends a request: the platform's `fetch`, or a stand-in. */
export type Fetch = (request: Request) => Promise<Response>

/** Which call an answer belongs to. */
export interface Call {
  method: string
  path: string
}

// A Response made by hand has no address, so each is remembered with its call.
const calls = new WeakMap<Response, Call>()

/** The call that a response of a strict fetch answers. */
export function callOf(response: Response): Call {
  return calls.get(response) ?? { method: '', path: '' }
}

/** The JSON value of a text, or undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The `message` of an error body, else its `error`, where it is a text with something in it. */
export function serverMessageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { message, error } = body as { message?: unknown; error?: unknown }
  return [message, error].find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** Seconds of a `Retry-After` header, which names seconds or a moment; undefined where it is missing or neither. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

/**
 * Wraps a fetch so that whatever it returns is a success with a JSON body or none, and everything else is thrown as ApiError.
 * An abort by the caller stays what it is. There is no timeout: the specification wants none.
 */
export function strictFetch(send: Fetch): Fetch {
  return async (request) => {
    const call = { method: request.method, path: new URL(request.url).pathname }
    let response: Response
    let bodyText: string
    try {
      response = await send(request)
      bodyText = await response.text()
    } catch (cause) {
      if (request.signal.aborted) throw cause
      throw new ApiError({ ...call, kind: 'network', cause })
    }
    const { ok, status, statusText } = response
    const body = parseJson(bodyText)
    if (!ok) {
      const facts = { status, statusText, bodyText, serverMessage: serverMessageOf(body) }
      throw new ApiError({ ...call, kind: 'http', ...facts, retryAfter: retryAfterOf(response.headers) })
    }
    const isEmpty = bodyText.trim() === ''
    if (!isEmpty && body === undefined) {
      throw new ApiError({ ...call, kind: 'shape', status, statusText, bodyText, expected: 'json' })
    }
    const headers = new Headers(response.headers)
    // They told of the bytes on the wire, which are decoded by now.
    headers.delete('Content-Encoding')
    headers.delete('Content-Length')
    const answer = new Response(isEmpty ? null : bodyText, { status, statusText, headers })
    calls.set(answer, call)
    return answer
  }
}
