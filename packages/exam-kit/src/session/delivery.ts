import type { Clock } from './ports'

/** A request without a response times out after this time, in ms. */
const requestTimeoutMs = 15_000

/** The same for a request with a large body (a recording, a paper), which takes minutes on a slow line: the server's own limit. */
export const largeBodyTimeoutMs = 180_000

/** Longest delay between two requests, in ms. */
const maxRetryDelayMs = 60_000

/** Upper bound of the server's `Retry-After`, in ms. */
const maxRetryAfterMs = 3_600_000

export interface RequestFailure {
  readonly kind: 'failed'
  /** HTTP status; null without a response. */
  readonly status: number | null
  /** The server's `Retry-After` in seconds. */
  readonly retryAfter?: number | undefined
}

/** A time in which the server wants no request, epoch ms. */
export interface Hold {
  from: number
  until: number
}

export interface DeliveryOptions<Outcome> {
  readonly clock: Pick<Clock, 'now'>
  /** The outcome of a request that was rejected or timed out. */
  readonly noResponse: Outcome
  /** A request without a response fails after this time, in ms. @default 15,000 */
  readonly timeoutMs?: number
  /** Shared by deliveries to the same server. @default one of its own */
  readonly hold?: Hold
}

/** Sends one request at a time, and says when the next one may follow. It stores nothing: its queue does. */
export interface Delivery<Outcome> {
  isRunning(): boolean
  /** Whether the latest request failed, and may succeed later. */
  hasFailed(): boolean
  /** Whether the server asks to wait. */
  isHeld(): boolean
  /** Whether the delay after a failure is over, or there was none. */
  isDue(): boolean
  /**
   * Sends a request. It must not run another one.
   * @param settle called with the outcome. `isLate`: the request had timed out before; a late failure is not reported.
   */
  send(request: (signal: AbortSignal) => Promise<Outcome>, settle: (outcome: Outcome, isLate: boolean) => void): void
  /** Counts a failure: the next request is due after 1, 2, 4… 60 s, and not before the server's `Retry-After` is over. */
  retryLater(retryAfter?: number): void
  /** Fails a request that got no response in time. Call it on each signal of the clock. */
  checkTimeout(): void
  /** Ignores the running request, which may still reach the server. @returns its controller */
  forget(): AbortController | undefined
}

/**
 * Creates a delivery. A failure that may pass delays the next request; a permanent one and a success do not. A clock that was set back
 * ends every delay and every request.
 */
export function createDelivery<Outcome extends { readonly kind: string }>({
  clock,
  noResponse,
  timeoutMs = requestTimeoutMs,
  hold = { from: 0, until: 0 },
}: DeliveryOptions<Outcome>): Delivery<Outcome> {
  let running: { startedAt: number; controller: AbortController; fail: () => void } | undefined
  let failures = 0
  let failedAt = 0
  let delayMs = 0

  const isWithin = (from: number, until: number) => from <= clock.now() && clock.now() < until

  function retryLater(retryAfter = 0): void {
    failures += 1
    failedAt = clock.now()
    hold.from = failedAt
    hold.until = failedAt + (retryAfter > 0 ? Math.min(maxRetryAfterMs, retryAfter * 1000) : 0)
    delayMs = Math.max(Math.min(maxRetryDelayMs, 1000 * 2 ** (failures - 1)), hold.until - hold.from)
  }

  return {
    isRunning: () => running !== undefined,
    hasFailed: () => failures > 0,
    isHeld: () => isWithin(hold.from, hold.until),
    isDue: () => failures === 0 || !isWithin(failedAt, failedAt + delayMs),
    send(request, settle) {
      const controller = new AbortController()
      const finish = (outcome: Outcome) => {
        const isLate = running !== mine
        if (!isLate) running = undefined
        if (isFailure(outcome)) {
          if (isLate) return
          if (!isPermanentFailure(outcome.status)) retryLater(outcome.retryAfter)
        } else failures = 0
        settle(outcome, isLate)
      }
      const fail = () => finish(noResponse)
      const mine = { startedAt: clock.now(), controller, fail }
      running = mine
      request(controller.signal).then(finish, fail)
    },
    retryLater,
    checkTimeout() {
      if (running === undefined || isWithin(running.startedAt, running.startedAt + timeoutMs)) return
      running.controller.abort()
      running.fail()
    },
    forget() {
      const controller = running?.controller
      running = undefined
      return controller
    },
  }
}

/** Whether a retry cannot change the response: every 4xx but 401 (a renewed login helps), 408, 409 and 429. */
export function isPermanentFailure(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
}

const isFailure = (outcome: { readonly kind: string }): outcome is RequestFailure => outcome.kind === 'failed'
