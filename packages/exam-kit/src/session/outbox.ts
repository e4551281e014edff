import type { ResultRequest } from '../engine'
import { outboxKey, outboxPrefix } from './outboxKey'
import { holdAfter, isHeld, isTimedOut, isPermanentFailure, retryDelayMs, type Hold } from './retryPolicy'
import type { Clock, ClockSignal, ResultSender, SendOutcome, Store } from './ports'
import { markRecordSaved } from './markRecordSaved'
import { parseResult } from './resultRecord'
import type { ResultStatus } from './snapshot'

/** Finished results that are stored on this device until the server has saved them. */
export interface Outbox {
  /** Stores the result without sending it. */
  save(result: ResultRequest): void
  /** Sends a result now, including a parked one. Does nothing while a request runs or once it is saved. */
  send(result: ResultRequest): void
  /** @returns the status of a result, the same object until it changes; null for an unknown result */
  statusOf(result: ResultRequest): ResultStatus | null
  /** Calls the listener after each change. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /** Sends the stored results, and retries after failures and on wake. @returns the stop function; a running request still completes */
  open(): () => void
}

/** Options of {@link createOutbox}. */
export interface OutboxOptions {
  readonly ownerId: string
  readonly clock: Clock
  readonly store: Store
  readonly sender: ResultSender
}

interface PendingRequest {
  readonly startedAt: number
  readonly controller: AbortController
}

interface Entry {
  readonly result: ResultRequest
  status: ResultStatus
  failures: number
  /** When the next retry is due, epoch ms. */
  nextRetryAt: number
  /** Delay between the failure and `nextRetryAt`, ms. */
  delayMs: number
  running: PendingRequest | null
}

/** Creates the outbox of one user. It stores results as `outbox:{ownerId}:{examId}:{startTime}`. */
export function createOutbox({ ownerId, clock, store, sender }: OutboxOptions): Outbox {
  const prefix = outboxPrefix(ownerId)
  const entries = new Map<string, Entry>()
  /** When only a press sends: the server's latest `Retry-After`. */
  let hold: Hold = { from: 0, until: 0 }
  const listeners = new Set<() => void>()
  const keyOf = (result: ResultRequest) => outboxKey(ownerId, result)

  function setStatus(entry: Entry, status: ResultStatus): void {
    entry.status = status
    for (const listener of listeners) listener()
  }

  function entryOf(result: ResultRequest): Entry {
    const known = entries.get(keyOf(result))
    if (known) return known
    const status: ResultStatus = { kind: 'sending' }
    const entry: Entry = {
      result,
      status,
      failures: 0,
      nextRetryAt: 0,
      delayMs: 0,
      running: null,
    }
    entries.set(keyOf(result), entry)
    return entry
  }

  function send(entry: Entry): void {
    if (entry.running || entry.status.kind === 'saved') return
    const request: PendingRequest = { startedAt: clock.now(), controller: new AbortController() }
    entry.running = request
    if (entry.status.kind !== 'sending') setStatus(entry, { ...entry.status, isRetrying: true })
    sender.send(entry.result, request.controller.signal).then(
      (outcome) => finish(entry, request, outcome),
      () => finish(entry, request, noResponse),
    )
  }

  function finish(entry: Entry, request: PendingRequest, outcome: SendOutcome): void {
    const isCurrent = entry.running === request
    if (isCurrent) entry.running = null
    if (outcome.kind === 'saved') {
      // The late success of a request that timed out is still a success.
      store.remove(keyOf(entry.result))
      setStatus(entry, outcome)
      markRecordSaved(ownerId, store, entry.result, outcome)
    } else if (isCurrent) {
      entry.failures += 1
      scheduleRetry(entry, outcome.retryAfter)
      setStatus(entry, {
        kind: isPermanentFailure(outcome.status) ? 'parked' : 'failed',
        message: outcome.message,
        isAnswered: outcome.status !== null,
        isRetrying: false,
      })
    }
  }

  /** @param retryAfter the server's `Retry-After` in seconds */
  function scheduleRetry(entry: Entry, retryAfter: number | undefined): void {
    hold = holdAfter(retryAfter, clock.now())
    entry.delayMs = Math.max(retryDelayMs(entry.failures), hold.until - hold.from)
    entry.nextRetryAt = clock.now() + entry.delayMs
  }

  function abortTimedOut(entry: Entry): void {
    const { running } = entry
    if (!running || !isTimedOut(running.startedAt, clock.now())) return
    running.controller.abort()
    finish(entry, running, noResponse)
  }

  function onSignal(signal: ClockSignal): void {
    if (signal === 'hide') return
    // Another exam room or tab may have stored a result since.
    if (signal === 'wake') loadStored()
    for (const entry of entries.values()) {
      abortTimedOut(entry)
      const isNext = signal === 'wake' || isDue(entry, clock.now())
      if (entry.status.kind !== 'parked' && isNext && !isHeld(hold, clock.now())) send(entry)
    }
  }

  function loadStored(): void {
    for (const key of store.keys()) {
      const result = key.startsWith(prefix) ? parseResult(store.get(key)) : null
      if (result) entryOf(result)
    }
  }

  return {
    save(result) {
      store.set(keyOf(result), JSON.stringify(result))
      entryOf(result)
    },
    send(result) {
      const entry = entryOf(result)
      const isNew = entry.status.kind === 'sending' && !entry.running
      if (isNew && isHeld(hold, clock.now())) {
        setStatus(entry, { kind: 'failed', message: null, isAnswered: true, isRetrying: false })
      } else send(entry)
    },
    statusOf(result) {
      return entries.get(keyOf(result))?.status ?? null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      onSignal('wake')
      return clock.subscribe(onSignal)
    },
  }
}

const noResponse: SendOutcome = { kind: 'failed', status: null, message: null }

/** A retry further ahead than its delay means that the clock was set back: it is due, too. */
function isDue(entry: Entry, now: number): boolean {
  return now >= entry.nextRetryAt || entry.nextRetryAt - now > entry.delayMs
}
