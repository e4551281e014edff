import { createListeners } from '@naru/ui/internal/listeners'
import { progressKeys, type ResultRequest } from '../../engine'
import { createDelivery, isPermanentFailure, type Delivery, type Hold } from '../delivery'
import type { Clock, ClockSignal, ResultSender, SendOutcome, Store } from '../ports'
import { markSaved, outboxKey, outboxPrefix, parseResult, storeUnsent } from './resultRecord'
import type { ResultStatus } from '../snapshot'

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

export interface OutboxOptions {
  readonly ownerId: string
  readonly clock: Clock
  readonly store: Store
  readonly sender: ResultSender
}

interface Entry {
  readonly result: ResultRequest
  readonly delivery: Delivery<SendOutcome>
  status: ResultStatus
}

/** Creates the outbox of one user. It stores results as `outbox:{ownerId}:{examId}:{startTime}`. */
export function createOutbox({ ownerId, clock, store, sender }: OutboxOptions): Outbox {
  const prefix = outboxPrefix(ownerId)
  const entries = new Map<string, Entry>()
  const hold: Hold = { from: 0, until: 0 }
  const { subscribe, notify } = createListeners()
  const keyOf = (result: ResultRequest) => outboxKey(ownerId, result)

  function setStatus(entry: Entry, status: ResultStatus): void {
    entry.status = status
    notify()
  }

  function entryOf(result: ResultRequest): Entry {
    const known = entries.get(keyOf(result))
    if (known) return known
    const delivery = createDelivery<SendOutcome>({ clock, noResponse, hold })
    const entry: Entry = { result, delivery, status: { kind: 'sending' } }
    entries.set(keyOf(result), entry)
    return entry
  }

  function send(entry: Entry): void {
    const { result, delivery } = entry
    if (delivery.isRunning() || entry.status.kind === 'saved') return
    if (entry.status.kind !== 'sending') setStatus(entry, { ...entry.status, isRetrying: true })
    delivery.send(
      (signal) => sender.send(result, signal),
      (outcome) => finish(entry, outcome),
    )
  }

  function finish(entry: Entry, outcome: SendOutcome): void {
    if (outcome.kind === 'saved') {
      store.remove(keyOf(entry.result))
      // Also while no exam room is open. An open one marks its own copy when it hears of the status.
      if (store.get(progressKeys(entry.result.examId).owner) === ownerId) markSaved(store, entry.result, outcome)
      setStatus(entry, outcome)
    } else {
      setStatus(entry, {
        kind: isPermanentFailure(outcome.status) ? 'parked' : 'failed',
        message: outcome.message,
        isAnswered: outcome.status !== null,
        isRetrying: false,
      })
    }
  }

  function onSignal(signal: ClockSignal): void {
    if (signal === 'hide') return
    // Another exam room or tab may have stored a result since.
    if (signal === 'wake') loadStored()
    for (const entry of entries.values()) {
      const { delivery } = entry
      delivery.checkTimeout()
      const isNext = signal === 'wake' || delivery.isDue()
      if (entry.status.kind !== 'parked' && isNext && !delivery.isHeld()) send(entry)
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
      storeUnsent(store, ownerId, result)
      entryOf(result)
    },
    send(result) {
      const entry = entryOf(result)
      const isNew = entry.status.kind === 'sending' && !entry.delivery.isRunning()
      if (isNew && entry.delivery.isHeld()) {
        setStatus(entry, { kind: 'failed', message: null, isAnswered: true, isRetrying: false })
      } else send(entry)
    },
    statusOf(result) {
      return entries.get(keyOf(result))?.status ?? null
    },
    subscribe,
    open() {
      onSignal('wake')
      return clock.subscribe(onSignal)
    },
  }
}

const noResponse: SendOutcome = { kind: 'failed', status: null, message: null }
