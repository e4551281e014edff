/** A request without a response times out after this time, in ms. */
const timeoutMs = 15_000

/** Longest delay between two requests, in ms. */
const maxRetryDelayMs = 60_000

/** Upper bound of the server's `Retry-After`, in ms. */
const maxRetryAfterMs = 3_600_000

/** Whether a request has timed out. A clock that was set back since counts as a timeout, so that no request runs for ever. */
export function isTimedOut(startedAt: number, now: number): boolean {
  return now < startedAt || now - startedAt >= timeoutMs
}

/** Delay before the next retry: 1, 2, 4… 60 s, in ms. @param failures number of failed requests, from 1 */
export function retryDelayMs(failures: number): number {
  return Math.min(maxRetryDelayMs, 1000 * 2 ** (failures - 1))
}

/** Whether a retry cannot change the response: every 4xx but 401 (a renewed login helps), 408, 409 and 429. */
export function isPermanentFailure(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
}

/** The server's `Retry-After` in ms, at most an hour; 0 without one. @param retryAfter in seconds */
export function retryAfterMs(retryAfter: number | undefined): number {
  return retryAfter !== undefined && retryAfter > 0 ? Math.min(maxRetryAfterMs, retryAfter * 1000) : 0
}
