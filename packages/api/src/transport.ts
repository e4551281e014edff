import { ApiError } from './errors'

/** Sends a request: the platform's `fetch`, or a test double. */
export type Fetch = (request: Request) => Promise<Response>

/**
 * Words a message by its code and number (extension); undefined: the server's own sentence stays. A rejection counts as
 * undefined.
 */
export type WordMessage = (code: string, value: number | undefined) => Promise<string | undefined> | string | undefined

/** The call of a response. */
export interface Call {
  method: string
  path: string
}

// A constructed Response has no url.
const calls = new WeakMap<Response, Call>()

export function callOf(response: Response): Call {
  return calls.get(response) ?? { method: '', path: '' }
}

/** Parses JSON; returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The `message` of an error body, else its `error`; undefined if blank or not a string. */
export function serverMessageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { message, error } = body as { message?: unknown; error?: unknown }
  return [message, error].find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** The `code` of an error body; undefined if it is no string. */
export function serverCodeOf(body: unknown): string | undefined {
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/** The number of a message; undefined if the body has none. */
function serverValueOf(body: unknown): number | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'value') : undefined
  return typeof value === 'number' ? value : undefined
}

/** The message of an error body in the reader's language, else as the server words it. */
async function messageOf(body: unknown, wordMessage: WordMessage): Promise<string | undefined> {
  const code = serverCodeOf(body)
  const own = serverMessageOf(body)
  if (code === undefined || own === undefined) return own
  try {
    return (await wordMessage(code, serverValueOf(body))) ?? own
  } catch {
    return own
  }
}

/** The seconds of a `Retry-After` header (seconds or a date); undefined if missing or invalid. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

/**
 * Wraps a fetch: returns successes with a JSON or empty body, throws ApiError for everything else. Rethrows the caller's abort.
 * Never times out, as specified.
 */
export function strictFetch(send: Fetch, wordMessage: WordMessage): Fetch {
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
      const facts = {
        status,
        statusText,
        bodyText,
        serverMessage: await messageOf(body, wordMessage),
        serverCode: serverCodeOf(body),
      }
      throw new ApiError({ ...call, kind: 'http', ...facts, retryAfter: retryAfterOf(response.headers) })
    }
    const isEmpty = bodyText.trim() === ''
    if (!isEmpty && body === undefined) {
      throw new ApiError({ ...call, kind: 'shape', status, statusText, bodyText, expected: 'json' })
    }
    const headers = new Headers(response.headers)
    // The body is decoded.
    headers.delete('Content-Encoding')
    headers.delete('Content-Length')
    const answer = new Response(isEmpty ? null : bodyText, { status, statusText, headers })
    calls.set(answer, call)
    return answer
  }
}
