import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'
import type { PracticeAnswer, PracticeOutcome } from '@naru/api'
import type { Clock, ClockSignal, Store } from '@naru/exam-kit/session'
import { createDelivery, isPermanentFailure } from '@naru/exam-kit/internal/session'
import { parseJson } from '@naru/app-shell/storage'
import { savedOutcomes } from './savedOutcomes'

export type AnswersSent =
  | { readonly kind: 'answered'; readonly outcomes: readonly PracticeOutcome[] }
  /** `status`: HTTP status; null without a response. `retryAfter`: in seconds. */
  | { readonly kind: 'failed'; readonly status: number | null; readonly retryAfter?: number | undefined }

/** Sends answers. A rejection counts as no response. */
export type SendAnswers = (answers: PracticeAnswer[], signal: AbortSignal) => Promise<AnswersSent>

/** What a page shows of the queue. A new object after each change. */
export interface AnswersState {
  /** Number of answers on this device that the server lacks, without the parked ones. */
  readonly waiting: number
  /** Number of answers on this device that the server does not take now. */
  readonly parked: number
  /** Items with such an answer. */
  readonly waitingItems: ReadonlySet<string>
  readonly isSending: boolean
  /** Whether the server asks for a login. The answers stay. */
  readonly isLoginNeeded: boolean
  /** Outcomes since the page was opened, and the latest of the practice bank, by the answers' ids. */
  readonly outcomes: ReadonlyMap<string, PracticeOutcome>
}

export type NewAnswer = Omit<PracticeAnswer, 'id' | 'answeredAt'>

/** One learner's answers of practice on this device, until the server has them. */
export interface AnswerQueue extends Subscribable {
  /** Stores an answer of now, and sends it. @returns its id */
  add(answer: NewAnswer): string
  getState(): AnswersState
  /** Sends the stored answers, and retries after failures and on wake. @returns the stop function */
  open(): () => void
}

export interface AnswerQueueOptions {
  readonly ownerId: string
  readonly clock: Clock
  readonly store: Store
  readonly send: SendAnswers
  /** Makes the id of an answer: a UUID. */
  readonly newId: () => string
  /** Called with the cards and words whose answers the server has just stored, before the state changes. */
  readonly onStored?: (items: readonly string[]) => void
}

/** What the contract accepts at once. */
const maxBatch = 100

/** Statuses that may be about one answer of the request only. */
const maybeOneAnswer = [400, 413, 422]

/**
 * Creates the queue of one learner. Each answer has a storage key of its own, so that tabs do not overwrite each other;
 * one that two tabs send has the same id. An answer leaves the device only by an outcome of its own.
 */
export function createAnswerQueue({ ownerId, clock, store, send, newId, onStored }: AnswerQueueOptions): AnswerQueue {
  const prefix = `practice:${ownerId}:`
  const waiting = new Map<string, PracticeAnswer>()
  /** Answers that the server does not take now. They stay stored, and are sent again when the page is next opened. */
  const parked = new Set<string>()
  const outcomes = new Map<string, PracticeOutcome>()
  const saved = savedOutcomes(store, ownerId)
  const { subscribe, notify } = createListeners()
  const delivery = createDelivery<AnswersSent>({ clock, noResponse: { kind: 'failed', status: null } })
  let batchSize = maxBatch
  let isLoginNeeded = false
  let state = snapshot()

  function snapshot(): AnswersState {
    const unsent = [...waiting.values()].filter(({ id }) => !parked.has(id))
    return {
      waiting: unsent.length,
      parked: [...parked].filter((id) => waiting.has(id)).length,
      waitingItems: new Set(unsent.map(({ item }) => item)),
      isSending: delivery.isRunning(),
      isLoginNeeded,
      outcomes: new Map(outcomes),
    }
  }

  function publish(): void {
    state = snapshot()
    notify()
  }

  function loadStored(): void {
    for (const outcome of saved.find()) outcomes.set(outcome.id, outcome)
    const keys = new Set(store.keys().filter((key) => key.startsWith(prefix)))
    // Another tab has sent what is gone.
    for (const id of waiting.keys()) if (!keys.has(`${prefix}${id}`)) waiting.delete(id)
    for (const key of keys) {
      const answer = parseJson(store.get(key))
      if (isAnswer(answer) && key === `${prefix}${answer.id}`) waiting.set(answer.id, answer)
    }
  }

  function sendNext(): void {
    if (delivery.isRunning() || delivery.isHeld()) return
    const batch = [...waiting.values()]
      .filter(({ id }) => !parked.has(id))
      .toSorted((a, b) => (a.answeredAt < b.answeredAt ? -1 : 1))
      .slice(0, batchSize)
    if (batch.length === 0) {
      batchSize = maxBatch
      return
    }
    delivery.send(
      (signal) => send(batch, signal),
      (sent) => {
        if (sent.kind === 'answered') receive(batch, sent.outcomes)
        else fail(batch, sent)
        publish()
      },
    )
    publish()
  }

  function receive(batch: readonly PracticeAnswer[], received: readonly PracticeOutcome[]): void {
    isLoginNeeded = false
    const own = received.filter(({ id }) => batch.some((answer) => answer.id === id))
    const ofBank = new Set(batch.filter(({ kind }) => kind === 'bank').map(({ id }) => id))
    saved.add(own.filter(({ id, status }) => status === 200 && ofBank.has(id)))
    const storedIds = new Set(own.filter(({ status }) => status === 200).map(({ id }) => id))
    const items = batch.filter(({ id, kind }) => kind !== 'bank' && storedIds.has(id)).map(({ item }) => item)
    if (items.length > 0) onStored?.(items)
    for (const outcome of own) {
      outcomes.set(outcome.id, outcome)
      // Without a plan; there may be one later.
      if (outcome.status === 403) parked.add(outcome.id)
      else {
        waiting.delete(outcome.id)
        store.remove(`${prefix}${outcome.id}`)
      }
    }
    if (own.length === 0) delivery.retryLater()
    else sendNext()
  }

  function fail(batch: readonly PracticeAnswer[], { status, retryAfter }: AnswersSent & { kind: 'failed' }): void {
    isLoginNeeded = status === 401
    if (!isPermanentFailure(status)) return
    if (status === null || !maybeOneAnswer.includes(status)) {
      delivery.retryLater(retryAfter)
      return
    }
    // Halves the request until the answer that the server rejects is alone.
    const [first] = batch
    if (batch.length > 1) batchSize = Math.ceil(batch.length / 2)
    else if (first !== undefined) {
      parked.add(first.id)
      batchSize = maxBatch
    }
    sendNext()
  }

  function onSignal(signal: ClockSignal): void {
    if (signal === 'hide') return
    delivery.checkTimeout()
    if (signal === 'wake') {
      loadStored()
      publish()
    }
    if (signal === 'wake' || delivery.isDue()) sendNext()
  }

  return {
    add(added) {
      const answer = { ...added, id: newId(), answeredAt: new Date(clock.now()).toISOString() }
      store.set(`${prefix}${answer.id}`, JSON.stringify(answer))
      waiting.set(answer.id, answer)
      publish()
      sendNext()
      return answer.id
    },
    getState: () => state,
    subscribe,
    open() {
      onSignal('wake')
      return clock.subscribe(onSignal)
    },
  }
}

const texts = ['id', 'item', 'answer', 'answeredAt'] as const

const isAnswer = (value: unknown): value is PracticeAnswer =>
  typeof value === 'object' &&
  value !== null &&
  texts.every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['question', 'bank', 'word', 'sound'].includes(Reflect.get(value, 'kind'))
