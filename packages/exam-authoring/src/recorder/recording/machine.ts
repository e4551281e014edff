import type { TakeProblem } from '@naru/exam-kit/internal/sound'
import type { RecorderFailure } from './ports'
import type { TakeSettings } from './takes'

/** Seconds of the count-in. */
export const countInSeconds = 3

/** A take that was just recorded. */
export interface TakeFacts {
  readonly id: string
  readonly problems: readonly TakeProblem[]
}

/** What the recorder does with the current line. */
export type RecorderPhase =
  | { readonly kind: 'idle' }
  /** The browser asks for the microphone. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'countIn'; readonly left: number }
  | { readonly kind: 'recording' }
  /** Recording has ended; the sound is on its way. */
  | { readonly kind: 'finishing'; readonly isInterrupted: boolean }
  | { readonly kind: 'review'; readonly take: TakeFacts }
  | { readonly kind: 'failed'; readonly reason: RecorderFailure }

export interface RecorderState {
  /** Position of the current line, from 0. */
  readonly line: number
  readonly lineCount: number
  readonly phase: RecorderPhase
  /** The take of this line that is discarded as soon as another one is recorded; null without one. */
  readonly replaced: string | null
}

export type RecorderEvent =
  /** The button, or Space. */
  | { readonly type: 'record' }
  | { readonly type: 'granted' }
  | { readonly type: 'refused'; readonly reason: RecorderFailure }
  /** A second of the count-in has passed. */
  | { readonly type: 'second' }
  | { readonly type: 'stop' }
  /** The sound of the take is there. */
  | { readonly type: 'captured'; readonly take: TakeFacts }
  /** A recorded take of this line that nobody has checked. */
  | { readonly type: 'recovered'; readonly take: TakeFacts }
  /** The device is gone, or the page is being hidden. */
  | { readonly type: 'interrupted'; readonly isLost: boolean }
  | { readonly type: 'accept'; readonly settings: TakeSettings }
  | { readonly type: 'discard' }
  /** Ends asking and count-in, and closes a failure. */
  | { readonly type: 'cancel' }
  | { readonly type: 'select'; readonly line: number }

/** What the shell must do. */
export type RecorderCommand =
  | { readonly type: 'open' }
  | { readonly type: 'capture'; readonly line: number }
  /** Ends the take and reports `captured`. */
  | { readonly type: 'finish' }
  | { readonly type: 'accept'; readonly take: string; readonly settings: TakeSettings }
  | { readonly type: 'discard'; readonly take: string }

/** The next state, and what to do. */
export interface RecorderTransition {
  readonly state: RecorderState
  readonly commands: readonly RecorderCommand[]
}

/** The state before the first take. */
export const initialRecorderState = (lineCount: number, line = 0): RecorderState => ({
  line,
  lineCount,
  phase: { kind: 'idle' },
  replaced: null,
})

/** Whether the microphone is in use, so that the line cannot change. */
export const isBusy = ({ phase }: RecorderState): boolean =>
  phase.kind === 'asking' || phase.kind === 'countIn' || phase.kind === 'recording' || phase.kind === 'finishing'

/** The recorder's rules. An event that its phase does not know changes nothing. */
export function recorderTransition(state: RecorderState, event: RecorderEvent): RecorderTransition {
  const { phase, line } = state
  const stay: RecorderTransition = { state, commands: [] }
  const to = (next: RecorderPhase, ...commands: RecorderCommand[]): RecorderTransition => ({
    state: { ...state, phase: next },
    commands,
  })
  switch (event.type) {
    case 'record': {
      if (isBusy(state)) return stay
      const replaced = phase.kind === 'review' ? phase.take.id : state.replaced
      return { state: { ...state, phase: { kind: 'asking' }, replaced }, commands: [{ type: 'open' }] }
    }
    case 'granted':
      return phase.kind === 'asking' ? to({ kind: 'countIn', left: countInSeconds }) : stay
    case 'refused':
      return phase.kind === 'asking' ? to({ kind: 'failed', reason: event.reason }) : stay
    case 'second':
      if (phase.kind !== 'countIn') return stay
      return phase.left > 1
        ? to({ kind: 'countIn', left: phase.left - 1 })
        : to({ kind: 'recording' }, { type: 'capture', line })
    case 'stop':
      return phase.kind === 'recording' ? to({ kind: 'finishing', isInterrupted: false }, { type: 'finish' }) : stay
    case 'captured': {
      if (phase.kind !== 'finishing') return stay
      // An interrupted take may be worse than the one before it.
      const isReplaced = state.replaced !== null && !phase.isInterrupted
      return {
        state: { ...state, phase: { kind: 'review', take: event.take }, replaced: null },
        commands: isReplaced ? [{ type: 'discard', take: state.replaced }] : [],
      }
    }
    case 'recovered':
      return phase.kind === 'idle'
        ? { state: { ...state, phase: { kind: 'review', take: event.take }, replaced: null }, commands: [] }
        : stay
    case 'interrupted':
      if (phase.kind === 'recording') return to({ kind: 'finishing', isInterrupted: true }, { type: 'finish' })
      if (phase.kind !== 'countIn' && phase.kind !== 'asking') return stay
      return to(event.isLost ? { kind: 'failed', reason: 'lost' } : { kind: 'idle' })
    case 'accept':
      return phase.kind === 'review'
        ? to({ kind: 'idle' }, { type: 'accept', take: phase.take.id, settings: event.settings })
        : stay
    case 'discard':
      return phase.kind === 'review' ? to({ kind: 'idle' }, { type: 'discard', take: phase.take.id }) : stay
    case 'cancel':
      return phase.kind === 'asking' || phase.kind === 'countIn' || phase.kind === 'failed'
        ? to({ kind: 'idle' })
        : stay
    case 'select':
      if (isBusy(state) || event.line < 0 || event.line >= state.lineCount || event.line === line) return stay
      // A take in review stays on the device and is offered again.
      return { state: { ...state, line: event.line, phase: { kind: 'idle' }, replaced: null }, commands: [] }
  }
}
