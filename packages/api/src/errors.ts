/** Kinds of failure: an HTTP error status, no response, or a response that does not match the contract. */
export const apiErrorKinds = ['http', 'network', 'shape'] as const
export type ApiErrorKind = (typeof apiErrorKinds)[number]

/**
 * What a 'shape' error expected: any body, JSON, an object, an array, a field of that name, or `success` (the response has status
 * 2xx and `success: false` instead of data).
 */
export type Expected = 'body' | 'json' | 'object' | 'array' | 'success' | '_id' | 'hash' | 'state' | 'attempt'

/** The properties of an ApiError. Absent ones (a status without a response) are left out. */
export interface ApiErrorFacts {
  kind: ApiErrorKind
  method: string
  path: string
  status?: number
  statusText?: string
  serverMessage?: string | undefined
  serverCode?: string | undefined
  bodyText?: string
  expected?: Expected
  retryAfter?: number | undefined
  cause?: unknown
}

/** A failed call. Its `message` is for logs; the views format the text for users. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The method, in upper case. */
  readonly method: string
  /** The path, without host and query. */
  readonly path: string
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The status text; empty over HTTP/2 and without a response. */
  readonly statusText: string
  /** The body's `message`, in the reader's language if `wordMessage` knows its code, else its `error`. */
  readonly serverMessage: string | undefined
  /** The body's `code` (extension). */
  readonly serverCode: string | undefined
  /** The whole body as text; empty without a response. */
  readonly bodyText: string
  /** What a 'shape' error expected. */
  readonly expected: Expected | undefined
  /** Seconds to wait before a retry (`Retry-After`); undefined without the header. */
  readonly retryAfter: number | undefined

  constructor(facts: ApiErrorFacts) {
    const {
      kind,
      method,
      path,
      status,
      statusText = '',
      serverMessage,
      serverCode,
      bodyText = '',
      expected,
      retryAfter,
      cause,
    } = facts
    super(
      [kind, method, path, status, statusText, expected && `expected ${expected}`].filter(Boolean).join(' '),
      cause === undefined ? undefined : { cause },
    )
    this.kind = kind
    this.method = method
    this.path = path
    this.status = status
    this.statusText = statusText
    this.serverMessage = serverMessage
    this.serverCode = serverCode
    this.bodyText = bodyText
    this.expected = expected
    this.retryAfter = retryAfter
  }
}

/** Whether an error is an ApiError, and of a kind if one is given. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind)
}

/** Whether the server rejected the session (401). */
export function isUnauthorized(error: unknown): error is ApiError {
  return isApiError(error, 'http') && error.status === 401
}

/** Whether the API lacks this extension: an unknown path or method, or no JSON. */
export function isUnsupported(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  if (error.kind === 'shape') return error.expected === 'json' || error.expected === 'body'
  return error.status === 404 || error.status === 405 || error.status === 501
}

/** Whether a retry may succeed: no response, or the server is down, busy or starting. */
export function isTransient(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  return error.kind === 'network' || [408, 429, 502, 503, 504].includes(error.status ?? 0)
}
