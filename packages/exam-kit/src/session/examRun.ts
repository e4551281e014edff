import {
  currentQuestion,
  initialState,
  transition,
  type CandidateAction,
  type Effect,
  type ExamDefinition,
  type ExamState,
  type Rejection,
} from '../engine'
import { dueChanges } from '../engine/storage/persistence'
import { mergeProgress } from '../engine/merge'
import { restoreState } from '../engine/storage/stored'
import { advanceTime } from '../engine/time'
import type { Report } from '../engine/events'
import type { AttemptStorage } from './progress/attemptStorage'
import { createClipPlayer } from './clipPlayer'
import { createCorrectedClock, reportedSetBackMs } from './correctedClock'
import { withFairPlay, type FairPlay } from './fairPlay'
import type { Notices } from './notices'
import type { AudioPort, Clock, PageSignal } from './ports'
import type { ResultStorage } from './results/resultStorage'
import type { ExamDialog } from './snapshot'

/** Runs the engine: holds its state, dispatches events one at a time and performs the effects. */
export interface ExamRun {
  state(): ExamState
  dialog(): ExamDialog | null
  closeDialog(): void
  /** Dispatches an event. Events that arrive during another dispatch are queued and return null. @returns the rejection, or null */
  dispatch(action: CandidateAction | Report): Rejection | null
  restore(): ExamState
  /** Pauses the clip at its position and writes nothing, because another page writes the attempt now. */
  pause(): void
  recordSignal(signal: PageSignal): void
  /** Reads the clock, so that a set-back is noticed before the computer sleeps; otherwise it would hide as much of the sleep. */
  readClock(): void
  /** Merges the stored texts and the time into the state, without effects: for a page with read access. */
  sync(): void
  /** Subscribes to the audio port. @returns the unsubscribe function */
  open(): () => void
}

interface ExamRunOptions {
  readonly definition: ExamDefinition
  readonly clock: Clock
  readonly audio: AudioPort
  readonly attempt: AttemptStorage
  readonly results: ResultStorage
  readonly notices: Notices
  readonly fairPlay: FairPlay
  /** Called after each dispatch, when the queue is empty and all effects are performed. */
  readonly onIdle: () => void
  /** Whether this page may write; without write access, audio reports are ignored. */
  readonly isWriter: () => boolean
}

export function createExamRun(options: ExamRunOptions): ExamRun {
  const { definition, clock, attempt, results, notices, fairPlay } = options
  const queue: (CandidateAction | Report)[] = []
  let state: ExamState = initialState(definition)
  let dialog: ExamDialog | null = null
  let isBusy = false

  const clips = createClipPlayer(options.audio, (report) => {
    if (options.isWriter()) dispatch(report)
  })
  const corrected = createCorrectedClock(clock, (jump) => {
    if (state.startedAt === null || state.phase === 'finished') return
    notices.add(jump === 'set-back' ? 'clock-changed' : 'time-passed')
  })

  function dispatch(action: CandidateAction | Report): Rejection | null {
    if (isBusy) {
      queue.push(action)
      return null
    }
    isBusy = true
    const rejected = apply(action)
    for (let next = queue.shift(); next; next = queue.shift()) apply(next)
    isBusy = false
    options.onIdle()
    return rejected
  }

  function apply(action: CandidateAction | Report): Rejection | null {
    const before = state
    const now = corrected.now()
    const outcome = transition(definition, state, { ...action, now })
    state = outcome.state
    if (action.type === 'clipEnded' && !outcome.rejected) {
      fairPlay.played(currentQuestion(definition, before)?.number ?? 0, now)
    }
    if (state.clock.offset - before.clock.offset > reportedSetBackMs) notices.add('clock-changed')
    if (state.phase !== before.phase || state.index !== before.index) dialog = null
    // In this order a crash at any point loses nothing: save the result, store the state, perform the other effects.
    const isSave = ({ type }: Effect) => type === 'saveResult'
    for (const effect of outcome.effects.filter(isSave)) perform(effect)
    attempt.apply(dueChanges(definition, attempt.stored(), state, action.type))
    for (const effect of outcome.effects.filter((one) => !isSave(one))) perform(effect)
    if (state.phase === 'finished' && before.phase !== 'finished' && results.record() === null) results.load()
    if (!outcome.rejected) return null
    dialog = dialogOf(outcome.rejected) ?? dialog
    return outcome.rejected
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'playClip':
        return clips.play(effect)
      case 'stopClip':
        return clips.stop()
      case 'ask':
        dialog = effect.dialog
        return undefined
      case 'saveResult':
        return results.save(withFairPlay(effect.result, fairPlay.record()), state.choices)
      case 'sendResult':
        return results.send()
    }
  }

  function stored(): ExamState {
    const restored = restoreState(definition, attempt.get)
    if (restored.phase !== 'finished') return restored
    results.load()
    return { ...restored, choices: results.record()?.choices ?? restored.choices }
  }

  return {
    state: () => state,
    dialog: () => dialog,
    closeDialog() {
      dialog = null
    },
    dispatch,
    restore() {
      const before = state
      state = { ...stored(), lastClipId: before.lastClipId }
      return before
    },
    pause() {
      clips.stop()
      dialog = null
      state = transition(definition, state, { type: 'suspend', now: corrected.now() }).state
    },
    recordSignal(signal) {
      if (state.startedAt !== null && state.phase !== 'finished') fairPlay.signal(signal, corrected.now())
    },
    readClock: () => void corrected.now(),
    sync() {
      const { lastClipId } = state
      const copy = stored()
      state = copy.phase === 'finished' ? copy : mergeProgress(definition, copy, state)
      state = { ...advanceTime(state, corrected.now()), lastClipId }
    },
    open: () => clips.open(),
  }
}

const dialogRejections = [
  'section-incomplete',
  'other-section',
  'navigation-automatic',
  'one-way',
] as const satisfies readonly Rejection[]

/** @returns the dialog that a rejection opens; null for rejections that a view prevents with a disabled button */
function dialogOf(rejected: Rejection): ExamDialog | null {
  return dialogRejections.find((rejection) => rejection === rejected) ?? null
}
