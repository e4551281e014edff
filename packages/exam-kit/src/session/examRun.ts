import {
  dueChanges,
  initialState,
  mergeProgress,
  restoreState,
  seeTime,
  transition,
  type CandidateAction,
  type Effect,
  type ExamDefinition,
  type ExamState,
  type Rejection,
  type Report,
} from '../engine'
import type { AttemptKeeper } from './attemptKeeper'
import { createClipPlayer } from './clipPlayer'
import { createCorrectedClock } from './correctedClock'
import { dialogOf } from './dialog'
import type { Notices } from './notices'
import type { AudioPort, Clock } from './ports'
import type { ResultKeeper } from './resultKeeper'
import type { ExamDialog } from './snapshot'

/** From this difference on a clock that was set back is worth telling, in ms. */
const worthTelling = 5000

/** The engine at work: it holds the state, feeds it with events one at a time, and does what it asks for. */
export interface ExamRun {
  state(): ExamState
  dialog(): ExamDialog | null
  closeDialog(): void
  /** One event at a time: what comes while another is being dealt with waits, and is neither lost nor refused here. */
  dispatch(action: CandidateAction | Report): Rejection | null
  /** Makes the state from what is stored. @returns the state before */
  restore(): ExamState
  /** Stops the sound where it is and writes nothing: another page has the attempt now. */
  rest(): void
  /** Reads the clock, so that a set-back is known before the computer sleeps: unseen, it would hide as much of the sleep. */
  readClock(): void
  /** Lets time pass and takes in what is stored, without doing anything: for a page that only looks on. */
  look(): void
  /** Begins to listen to the sound channel. Returns the way to stop. */
  open(): () => void
}

/** What a run is made of. */
export interface ExamRunOptions {
  readonly definition: ExamDefinition
  readonly clock: Clock
  readonly audio: AudioPort
  readonly attempt: AttemptKeeper
  readonly results: ResultKeeper
  readonly notices: Notices
  /** Called when all that was to be done is done. */
  readonly onSettled: () => void
  /** Whether this page may act; reports that come later are ignored. */
  readonly isWriter: () => boolean
}

/** Creates a run of what is stored. */
export function createExamRun(options: ExamRunOptions): ExamRun {
  const { definition, clock, attempt, results, notices } = options
  const waiting: (CandidateAction | Report)[] = []
  let state: ExamState = initialState()
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
      waiting.push(action)
      return null
    }
    isBusy = true
    const rejected = apply(action)
    for (let next = waiting.shift(); next; next = waiting.shift()) apply(next)
    isBusy = false
    options.onSettled()
    return rejected
  }

  function apply(action: CandidateAction | Report): Rejection | null {
    const before = state
    const outcome = transition(definition, state, { ...action, now: corrected.now() })
    state = outcome.state
    if (state.clock.offset - before.clock.offset > worthTelling) notices.add('clock-changed')
    if (state.phase !== before.phase || state.index !== before.index) dialog = null
    // A crash at any point loses nothing: first a result is kept, then the state is stored, then the world is told.
    const isKeeping = ({ type }: Effect) => type === 'keepResult'
    for (const effect of outcome.effects.filter(isKeeping)) perform(effect)
    attempt.apply(dueChanges(definition, attempt.stored(), state, action.type))
    for (const effect of outcome.effects.filter((one) => !isKeeping(one))) perform(effect)
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
      case 'keepResult':
        return results.keep(effect.result, state.choices)
      case 'sendResult':
        return results.send()
    }
  }

  function stored(): ExamState {
    const restored = restoreState(definition, attempt.read)
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
    rest() {
      clips.stop()
      dialog = null
      state = transition(definition, state, { type: 'suspend', now: corrected.now() }).state
    },
    readClock: () => void corrected.now(),
    look() {
      const { lastClipId } = state
      const copy = stored()
      state = copy.phase === 'finished' ? copy : mergeProgress(definition, copy, state)
      state = { ...seeTime(state, corrected.now()), lastClipId }
    },
    open: () => clips.open(),
  }
}
