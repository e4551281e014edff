/** What went wrong: the server refused or failed, nothing answered, or something else than the contract's answer came. */
export const apiErrorKinds = ['http', 'network', 'shape'] as const
/** One of them. */
export type ApiErrorKind = (typeof apiErrorKinds)[number]

/**
 * What a 'shape' error missed: any body, JSON, an object, an array, a field of that name, or `success` (a 2xx answer that
 * says `success: false` where data was due).
 */
export type Expected = 'body' | 'json' | 'object' | 'array' | 'success' | '_id' | 'hash' | 'state' | 'attempt'

/** The facts of a failed call; those that do not exist (a status without an answer) are left out. */
export interface ApiErrorFacts {
  kind: ApiErrorKind
  method: string
  path: string
  status?: number
  statusText?: string
  serverMessage?: string | undefined
  bodyText?: string
  expected?: Expected
  retryAfter?: number | undefined
  cause?: unknown
}

/** Why a call failed, as facts. Its `message` is for logs; what a person reads is worded by the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The call's method, in capitals. */
  readonly method: string
  /** The call's path, without host and query. */
  readonly path: string
  /** The HTTP status; undefined where nothing answered. */
  readonly status: number | undefined
  /** The status in words; empty over HTTP/2 and where nothing answered. */
  readonly statusText: string
  /** The body's `message` (else its `error`), where it has one. */
  readonly serverMessage: string | undefined
  /** The whole body as text; empty where nothing answered. */
  readonly bodyText: string
  /** Of a 'shape' error: what was missed. */
  readonly expected: Expected | undefined
  /** For how many seconds the server asks not to be asked again (`Retry-After`); undefined where it does not say. */
  readonly retryAfter: number | undefined

  constructor(facts: ApiErrorFacts) {
    const {
      kind,
      method,
      path,
      status,
      statusText = '',
      serverMessage,
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
    this.bodyText = bodyText
    this.expected = expected
    this.retryAfter = retryAfter
  }
}

/** Whether an unknown error is an ApiError, and (if given) of that kind. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind)
}

/** Whether the server says that nobody is logged in. */
export function isUnauthorized(error: unknown): error is ApiError {
  return isApiError(error, 'http') && error.status === 401
}

/** Whether an API without this extension would answer so: no such path or method, or a page instead of JSON. */
export function isUnsupported(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  if (error.kind === 'shape') return error.expected === 'json' || error.expected === 'body'
  return error.status === 404 || error.status === 405 || error.status === 501
}

/** Whether the same call may succeed in a moment: nothing answered, or the server was down, busy or starting. */
export function isTransient(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  return error.kind === 'network' || [408, 429, 502, 503, 504].includes(error.status ?? 0)
}
