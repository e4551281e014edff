import type { ExamDefinition, ExamState } from '../engine'
import { isPatienceOver, isRefusal, pauseAfter } from './patience'
import type { Clock, ClockSignal, ProgressSync, PushOutcome, ServerProgress } from './ports'
import { toServerProgress } from './serverProgress'

/** A change waits this long for others before it is sent, in ms. */
const gathering = 1500

/** How the server's copy of an attempt stands: it is not kept there; it is behind; it is up to date; it cannot be reached. */
export type PushStatus = 'none' | 'behind' | 'saved' | 'offline'

/** What the server is known to have. */
export interface Synced {
  readonly revision: number
  /** Time of the latest answer that it has, epoch ms. */
  readonly at: number
}

/** Keeps the server's copy of an unfinished attempt up to date. */
export interface ProgressPusher {
  status(): PushStatus
  synced(): Synced
  /** The attempt may have changed. */
  note(): void
  signal(signal: ClockSignal): void
  /** Stops for good: the attempt is finished, or the server keeps a newer one. */
  stop(): void
  /** Pauses: the room closes, or another page writes now. Goes on with the next `note`. */
  pause(): void
}

/** What a pusher is made of. */
export interface ProgressPusherOptions {
  readonly definition: ExamDefinition
  readonly clock: Clock
  readonly port: ProgressSync
  /** What is known from before. */
  readonly synced: Synced
  readonly read: () => ExamState
  /** The server has agreed. */
  readonly onSynced: (synced: Synced) => void
  /** Another device was faster. Returns what is agreed now, to send again; null to send no more. */
  readonly onConflict: (progress: ServerProgress) => Synced | null
  /** `status` has changed. */
  readonly onChange: () => void
}

interface Push {
  readonly startedAt: number
  readonly controller: AbortController
  readonly state: ExamState
}

/** Creates the pusher. One push at a time; a failed one is tried again after 1, 2, 4… 60 s and on waking. */
export function createProgressPusher(options: ProgressPusherOptions): ProgressPusher {
  const { definition, clock, port, read } = options
  let synced = options.synced
  let sent: ExamState | null = null
  let running: Push | null = null
  let changedAt: number | null = null
  let failures = 0
  let nextTryAt = 0
  let isOver = false

  function status(): PushStatus {
    if (isOver) return 'none'
    if (failures > 0) return 'offline'
    return sent !== null && isSame(sent, read()) ? 'saved' : 'behind'
  }

  function push(): void {
    const state = read()
    const progress = toServerProgress(definition, state, synced.revision)
    if (!progress || running || isOver) return
    const mine: Push = { startedAt: clock.now(), controller: new AbortController(), state }
    running = mine
    changedAt = null
    port.push(progress, mine.controller.signal).then(
      (outcome) => finish(mine, outcome),
      () => finish(mine, { kind: 'failed', status: null }),
    )
  }

  function finish(mine: Push, outcome: PushOutcome): void {
    if (running !== mine) return
    running = null
    if (isOver) return
    if (outcome.kind === 'failed') fail(outcome.status)
    else succeed(mine, outcome)
    options.onChange()
  }

  /** A refusal (the attempt is over for the server, or it does not take it) stays one: the result is sent at the finish all the same. */
  function fail(httpStatus: number | null): void {
    if (isRefusal(httpStatus)) isOver = true
    failures += 1
    nextTryAt = clock.now() + pauseAfter(failures)
    changedAt ??= clock.now()
  }

  function succeed(mine: Push, outcome: Exclude<PushOutcome, { kind: 'failed' }>): void {
    failures = 0
    nextTryAt = 0
    if (outcome.kind === 'unsupported') {
      isOver = true
    } else if (outcome.kind === 'saved') {
      sent = mine.state
      agree({ revision: outcome.revision, at: latestAnswer(mine.state) })
    } else {
      resolve(options.onConflict(outcome.progress))
    }
    note()
  }

  function resolve(agreed: Synced | null): void {
    if (agreed === null) {
      isOver = true
    } else {
      synced = agreed
      // Two devices that answer at the same time would else ask the server without a pause.
      changedAt = clock.now()
    }
  }

  function agree(next: Synced): void {
    synced = next
    options.onSynced(next)
  }

  function note(): void {
    if (isOver || changedAt !== null || read().startedAt === null) return
    const known = running?.state ?? sent
    if (known === null || !isSame(known, read())) changedAt = clock.now()
  }

  function giveUpOnSilence(): void {
    if (!running || !isPatienceOver(running.startedAt, clock.now())) return
    running.controller.abort()
    finish(running, { kind: 'failed', status: null })
  }

  /** Whether a change has waited long enough; a clock set back does not make it wait longer. */
  function isDue(): boolean {
    if (changedAt === null) return false
    const now = clock.now()
    const from = failures > 0 ? nextTryAt : changedAt + gathering
    return now >= from || now < changedAt
  }

  return {
    status,
    synced: () => synced,
    note,
    signal(signal) {
      giveUpOnSilence()
      if (isOver || changedAt === null) return
      if (signal === 'hide' || signal === 'wake' || isDue()) push()
    },
    stop() {
      isOver = true
      running?.controller.abort()
      running = null
    },
    pause() {
      // What is under way may still arrive; should the server agree, the next push is told so.
      running = null
      sent = null
      changedAt = null
    },
  }
}

/** Whether the server would see no difference. */
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
