import type { ResultRequest } from '../engine'
import { outboxKey, outboxPrefix } from './outboxKey'
import { isPatienceOver, isRefusal, pauseAfter } from './patience'
import type { Clock, ClockSignal, ResultSender, SendOutcome, Store } from './ports'
import { noteInRecord } from './noteInRecord'
import { parseResult } from './resultRecord'
import type { ResultStatus } from './snapshot'

/** However long the server asks for patience, it is asked again after this, in ms. */
const longestWish = 3_600_000

/** Results that are finished but not yet saved, kept on this device until the server has them. */
export interface Outbox {
  /** Writes the result down; nothing is sent yet. */
  keep(result: ResultRequest): void
  /** Sends a kept result now, also a parked one. */
  send(result: ResultRequest): void
  /** What became of a result; null if the outbox does not know it. The same object until it changes. */
  statusOf(result: ResultRequest): ResultStatus | null
  /** Calls the listener after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Begins to send what waits, and again after failures and on waking. Returns the way to stop; a running try still ends. */
  open(): () => void
}

/** What an outbox is made of. */
export interface OutboxOptions {
  readonly ownerId: string
  readonly clock: Clock
  readonly store: Store
  readonly sender: ResultSender
}

interface Try {
  readonly startedAt: number
  readonly controller: AbortController
}

interface Entry {
  readonly result: ResultRequest
  status: ResultStatus
  failures: number
  /** When it may be tried again (epoch ms), and how long that was from the failure (ms). */
  nextTryAt: number
  pause: number
  /** Whether the server has asked to be left alone until then. */
  isAskedToWait: boolean
  running: Try | null
}

/** Creates the outbox of one user. Its records are stored as `outbox:{ownerId}:{examId}:{startTime}`. */
export function createOutbox({ ownerId, clock, store, sender }: OutboxOptions): Outbox {
  const prefix = outboxPrefix(ownerId)
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const keyOf = (result: ResultRequest) => outboxKey(ownerId, result)

  function settle(entry: Entry, status: ResultStatus): void {
    entry.status = status
    for (const listener of listeners) listener()
  }

  function enter(result: ResultRequest): Entry {
    const known = entries.get(keyOf(result))
    if (known) return known
    const status: ResultStatus = { kind: 'sending' }
    const entry: Entry = { result, status, failures: 0, nextTryAt: 0, pause: 0, isAskedToWait: false, running: null }
    entries.set(keyOf(result), entry)
    return entry
  }

  function tryNow(entry: Entry): void {
    if (entry.running || entry.status.kind === 'saved') return
    const attempt: Try = { startedAt: clock.now(), controller: new AbortController() }
    entry.running = attempt
    if (entry.status.kind !== 'sending') settle(entry, { ...entry.status, isRetrying: true })
    sender.send(entry.result, attempt.controller.signal).then(
      (outcome) => finishTry(entry, attempt, outcome),
      () => finishTry(entry, attempt, noAnswer),
    )
  }

  function finishTry(entry: Entry, attempt: Try, outcome: SendOutcome): void {
    const isCurrent = entry.running === attempt
    if (isCurrent) entry.running = null
    if (outcome.kind === 'saved') {
      // A late success of a try that was given up is still a success.
      store.remove(keyOf(entry.result))
      settle(entry, outcome)
      noteInRecord(ownerId, store, entry.result, outcome)
    } else if (isCurrent) {
      entry.failures += 1
      waitAfter(entry, outcome.retryAfter)
      settle(entry, {
        kind: isRefusal(outcome.status) ? 'parked' : 'failed',
        message: outcome.message,
        isAnswered: outcome.status !== null,
        isRetrying: false,
      })
    }
  }

  /** @param wish seconds for which the server asks to be left alone */
  function waitAfter(entry: Entry, wish: number | undefined): void {
    const wished = wish !== undefined && wish > 0 ? Math.min(longestWish, wish * 1000) : 0
    entry.isAskedToWait = wished > 0
    entry.pause = Math.max(pauseAfter(entry.failures), wished)
    entry.nextTryAt = clock.now() + entry.pause
  }

  function giveUpOnSilence(entry: Entry): void {
    const { running } = entry
    if (!running || !isPatienceOver(running.startedAt, clock.now())) return
    running.controller.abort()
    finishTry(entry, running, noAnswer)
  }

  function onSignal(signal: ClockSignal): void {
    if (signal === 'hide') return
    // Another room or tab may have left a result since.
    if (signal === 'wake') loadStored()
    for (const entry of entries.values()) {
      giveUpOnSilence(entry)
      const isWoken = signal === 'wake' && !entry.isAskedToWait
      if (entry.status.kind !== 'parked' && (isWoken || isDue(entry, clock.now()))) tryNow(entry)
    }
  }

  function loadStored(): void {
    for (const key of store.keys()) {
      const result = key.startsWith(prefix) ? parseResult(store.get(key)) : null
      if (result) enter(result)
    }
  }

  return {
    keep(result) {
      store.set(keyOf(result), JSON.stringify(result))
      enter(result)
    },
    send(result) {
      tryNow(enter(result))
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

const noAnswer: SendOutcome = { kind: 'failed', status: null, message: null }

/** A try that lies further ahead than its pause means that the clock was set back. */
function isDue(entry: Entry, now: number): boolean {
  return now >= entry.nextTryAt || entry.nextTryAt - now > entry.pause
}
