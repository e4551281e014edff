/** A request without a response times out after this time, in ms. */
const timeoutMs = 15_000

/** The same for a request with a large body (a recording, a paper), which takes minutes on a slow line: the server's own limit. */
export const largeBodyTimeoutMs = 180_000

/** Longest delay between two requests, in ms. */
const maxRetryDelayMs = 60_000

/** Upper bound of the server's `Retry-After`, in ms. */
const maxRetryAfterMs = 3_600_000

/** Whether a request has timed out. A clock that was set back since counts as a timeout, so that no request runs for ever. @param limitMs default: 15 s */
export function isTimedOut(startedAt: number, now: number, limitMs = timeoutMs): boolean {
  return now < startedAt || now - startedAt >= limitMs
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

/** A time in which the server wants no request, epoch ms. */
export interface Hold {
  readonly from: number
  readonly until: number
}

/** The time that the server's `Retry-After` asks for; empty without one. @param retryAfter in seconds @param now epoch ms */
export function holdAfter(retryAfter: number | undefined, now: number): Hold {
  return { from: now, until: now + retryAfterMs(retryAfter) }
}

/** Whether no request may be sent now. A clock that was set back ends the hold. */
export function isHeld({ from, until }: Hold, now: number): boolean {
  return from <= now && now < until
}
