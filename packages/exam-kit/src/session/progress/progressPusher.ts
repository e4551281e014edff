import type { ExamDefinition, ExamState } from '../../engine'
import { createDelivery, isPermanentFailure } from '../delivery'
import type { Clock, ClockSignal, ProgressSync, PushOutcome, ServerProgress } from '../ports'
import { toServerProgress, type LastSync } from './serverProgress'

/** Debounce of changes before they are sent, in ms. */
const debounceMs = 1500

/** Status of the server's copy: not saved there (`none`), outdated (`behind`), up to date (`saved`), unreachable (`offline`). */
export type PushStatus = 'none' | 'behind' | 'saved' | 'offline'

/** Pushes an unfinished attempt to the server. */
export interface ProgressPusher {
  status(): PushStatus
  lastSync(): LastSync
  /** Schedules a push if the attempt has changed since the last one. */
  schedule(): void
  /** Pushes a scheduled change when its debounce or retry delay is over, and at once on `hide` and `wake`. */
  signal(signal: ClockSignal): void
  /** Stops for good and aborts the running request. */
  stop(): void
  /** Pauses until the next `schedule`: the session is disposed of, or another page writes now. */
  pause(): void
}

interface ProgressPusherOptions {
  readonly definition: ExamDefinition
  readonly clock: Clock
  readonly port: ProgressSync
  readonly lastSync: LastSync
  readonly read: () => ExamState
  /** Called when the server has saved a push. */
  readonly onSync: (lastSync: LastSync) => void
  /** Called when the server has a newer revision of another device. @returns the merged sync to push again, or null to stop */
  readonly onConflict: (progress: ServerProgress) => LastSync | null
  readonly onChange: () => void
}

type PushFailure = Extract<PushOutcome, { kind: 'failed' }>

/**
 * Creates the pusher. It sends one request at a time, and retries after 1, 2, 4… 60 s and on wake, but not before the server's
 * `Retry-After` is over.
 */
export function createProgressPusher(options: ProgressPusherOptions): ProgressPusher {
  const { definition, clock, port, read } = options
  let lastSync = options.lastSync
  const delivery = createDelivery<PushOutcome>({ clock, noResponse: { kind: 'failed', status: null } })
  /** What the server has, and what the running request sends. */
  let sent: ExamState | null = null
  let sending: ExamState | null = null
  let changedAt: number | null = null
  let isStopped = false

  function status(): PushStatus {
    if (isStopped) return 'none'
    if (delivery.hasFailed()) return 'offline'
    return sent !== null && isSame(sent, read()) ? 'saved' : 'behind'
  }

  function push(): void {
    const state = read()
    const progress = toServerProgress(definition, state, lastSync.revision)
    if (!progress || delivery.isRunning() || isStopped) return
    sending = state
    changedAt = null
    delivery.send(
      (signal) => port.push(progress, signal),
      // The next push finds out what a late one has changed.
      (outcome, isLate) => {
        if (!isLate) finish(state, outcome)
      },
    )
  }

  function finish(state: ExamState, outcome: PushOutcome): void {
    sending = null
    if (outcome.kind === 'failed') fail(outcome)
    else succeed(state, outcome)
    options.onChange()
  }

  /** A permanent failure stops autosave for this attempt; the result is sent at the finish all the same. */
  function fail({ status: httpStatus }: PushFailure): void {
    if (isPermanentFailure(httpStatus)) isStopped = true
    changedAt ??= clock.now()
  }

  function succeed(state: ExamState, outcome: Exclude<PushOutcome, PushFailure>): void {
    if (outcome.kind === 'unsupported') {
      isStopped = true
    } else if (outcome.kind === 'saved') {
      sent = state
      setLastSync({ revision: outcome.revision, at: latestAnswer(state) })
    } else {
      resolve(options.onConflict(outcome.progress))
    }
    schedule()
  }

  function resolve(merged: LastSync | null): void {
    if (merged === null) {
      isStopped = true
    } else {
      lastSync = merged
      // Debounced, so that two devices that answer at the same time do not send requests in a loop.
      changedAt = clock.now()
    }
  }

  function setLastSync(next: LastSync): void {
    lastSync = next
    options.onSync(next)
  }

  function schedule(): void {
    if (isStopped || changedAt !== null || read().startedAt === null) return
    const known = sending ?? sent
    if (known === null || !isSame(known, read())) changedAt = clock.now()
  }

  /** Whether the debounce or the retry delay is over; a clock that was set back does not extend it. */
  function isDue(): boolean {
    if (changedAt === null) return false
    const now = clock.now()
    if (delivery.hasFailed()) return delivery.isDue()
    return now >= changedAt + debounceMs || now < changedAt
  }

  return {
    status,
    lastSync: () => lastSync,
    schedule,
    signal(signal) {
      delivery.checkTimeout()
      if (isStopped || changedAt === null) return
      const isUrgent = (signal === 'hide' || signal === 'wake') && !delivery.isHeld()
      if (isUrgent || isDue()) push()
    },
    stop() {
      isStopped = true
      delivery.forget()?.abort()
      sending = null
    },
    pause() {
      // A running request may still reach the server; the next push then resolves the conflict.
      delivery.forget()
      sending = null
      sent = null
      changedAt = null
    },
  }
}

/** Whether two states have the same server format. */
function isSame(a: ExamState, b: ExamState): boolean {
  return (
    a.choices === b.choices &&
    a.index === b.index &&
    a.phase === b.phase &&
    a.plays === b.plays &&
    a.startedAt === b.startedAt &&
    a.sectionStartedAt === b.sectionStartedAt
  )
}

function latestAnswer({ answeredAt }: ExamState): number {
  return Object.values(answeredAt).reduce((latest, at) => Math.max(latest, at), 0)
}
