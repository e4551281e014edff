import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'
import type { Clock } from '@naru/exam-kit/session'
import { createDelivery, isPermanentFailure, largeBodyTimeoutMs } from '@naru/exam-kit/internal/session'
import { isSameLine, type StoredTake, type TakeSettings, type TakeStore } from './takes'

/** The outcome of sending a take. */
export type TakeSent =
  | { readonly kind: 'saved' }
  /** `status`: HTTP status; null without a response. `retryAfter`: in seconds. `message`: the reason. */
  | { readonly kind: 'failed'; readonly status: number | null; readonly retryAfter?: number; readonly message?: string }

/** Sends a take. A repeated request of the same id must change nothing. A rejection counts as no response. */
export type SendTake = (take: StoredTake) => Promise<TakeSent>

/** What a page shows of the queue. A new object after each change. */
export interface TakeQueueState {
  /** Whether the takes of this device are read. */
  readonly isLoaded: boolean
  /** The takes on this device, the oldest first. */
  readonly takes: readonly StoredTake[]
  readonly isSending: boolean
  /** Whether the last request had no response. */
  readonly isOffline: boolean
  /** Whether the server asks for a login. The takes stay. */
  readonly isLoginNeeded: boolean
}

/** The takes of one account on this device, until the server has them. */
export interface TakeQueue extends Subscribable {
  getState(): TakeQueueState
  /** Stores a take. @returns whether it is on the disk; if not, it is in memory only */
  add(take: StoredTake): Promise<boolean>
  /** Accepts a take with its settings, and sends it. The take that another one replaces is removed. */
  accept(id: string, settings: TakeSettings): void
  /** Removes a take from this device. */
  discard(id: string): void
  /** Sends a refused take again. */
  retry(id: string): void
  /** Reads the stored takes, sends those that are accepted, and retries after failures and on wake. @returns the stop function */
  open(): () => void
}

export interface TakeQueueOptions {
  /** The account. */
  readonly owner: string
  readonly clock: Clock
  readonly store: TakeStore
  readonly send: SendTake
  /** Called after the server has a take. */
  readonly onSent?: (take: StoredTake) => void
}

/** Creates the queue of one account. A take leaves the device only when the server has it, or by the author's press. */
export function createTakeQueue({ owner, clock, store, send, onSent }: TakeQueueOptions): TakeQueue {
  const takes = new Map<string, StoredTake>()
  const { subscribe, notify } = createListeners()
  let isLoaded = false
  const delivery = createDelivery<TakeSent>({
    clock,
    noResponse: { kind: 'failed', status: null },
    timeoutMs: largeBodyTimeoutMs,
  })
  let isOffline = false
  let isLoginNeeded = false
  let state = snapshot()

  function snapshot(): TakeQueueState {
    const all = [...takes.values()].toSorted((a, b) => a.recordedAt - b.recordedAt)
    return { isLoaded, takes: all, isSending: delivery.isRunning(), isOffline, isLoginNeeded }
  }

  function publish(): void {
    state = snapshot()
    notify()
  }

  function change(id: string, changed: Partial<StoredTake>): void {
    const take = takes.get(id)
    if (take === undefined) return
    const next = { ...take, ...changed }
    takes.set(id, next)
    void store.save(next)
  }

  function remove(id: string): void {
    takes.delete(id)
    void store.remove(id)
  }

  async function load(): Promise<void> {
    for (const take of await store.list(owner)) if (!takes.has(take.id)) takes.set(take.id, take)
    isLoaded = true
    publish()
    sendNext()
  }

  function sendNext(): void {
    const next = snapshot().takes.find(({ status }) => status === 'waiting')
    if (delivery.isRunning() || next === undefined || delivery.isHeld()) return
    // Nothing aborts the request: the server may still take it, and a repeated one changes nothing.
    delivery.send(
      () => send(next),
      (outcome) => {
        if (outcome.kind === 'saved') receive(next)
        else fail(next, outcome)
        publish()
        if (delivery.isDue()) sendNext()
      },
    )
    publish()
  }

  function receive(sent: StoredTake): void {
    isOffline = false
    isLoginNeeded = false
    // Its settings may have been changed meanwhile: they are sent, too.
    if (takes.get(sent.id) !== sent) return
    remove(sent.id)
    onSent?.(sent)
  }

  function fail(take: StoredTake, { status, message }: TakeSent & { kind: 'failed' }): void {
    isOffline = status === null
    isLoginNeeded = status === 401
    if (isPermanentFailure(status)) change(take.id, { status: 'refused', ...(message !== undefined && { message }) })
  }

  return {
    getState: () => state,
    subscribe,
    async add(take) {
      takes.set(take.id, take)
      publish()
      return store.save(take)
    },
    accept(id, settings) {
      const take = takes.get(id)
      if (take === undefined) return
      const isReplaced = (other: StoredTake) =>
        other.id !== id &&
        other.paper === take.paper &&
        other.item === take.item &&
        isSameLine(other, take) &&
        // Of another text it may be the take of a line that has moved.
        other.text === take.text
      for (const other of takes.values()) if (isReplaced(other)) remove(other.id)
      change(id, { ...settings, status: 'waiting' })
      publish()
      sendNext()
    },
    discard(id) {
      remove(id)
      publish()
    },
    retry(id) {
      change(id, { status: 'waiting' })
      publish()
      sendNext()
    },
    open() {
      void load()
      return clock.subscribe((signal) => {
        delivery.checkTimeout()
        if (signal === 'wake') void load()
        else if (signal === 'tick' && delivery.isDue()) sendNext()
      })
    },
  }
}
