import type { CandidateAction, ExamDefinition, ExamState, GradedResult, Rejection, ResultRequest } from '../engine'

/** A sentence or question that the room puts before the candidate until it is closed. */
export type ExamDialog =
  | 'proceed-to-listening'
  | Extract<Rejection, 'reading-incomplete' | 'reading-only' | 'listening-automatic'>

/** What became of the finished result. */
export type ResultStatus =
  | { readonly kind: 'sending' }
  | { readonly kind: 'saved'; readonly attempt: number; readonly graded?: GradedResult }
  /** Kept on this device and sent again by itself. `message`: the server's own, null without one. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly isRetrying: boolean }
  /** The server refuses it; kept on this device, sent again only on `retrySave`. */
  | { readonly kind: 'parked'; readonly message: string | null; readonly isRetrying: boolean }

/** The session at one moment. A new object only when something in it changed. */
export interface ExamSnapshot {
  readonly definition: ExamDefinition
  readonly state: ExamState
  /** Whole seconds left in the running section. */
  readonly secondsLeft: number
  /** Whole seconds left to answer the current listening question; null while no window is open. */
  readonly windowSecondsLeft: number | null
  /** The open dialog, if any. */
  readonly dialog: ExamDialog | null
  /** The result as it was built at the finish; null before. */
  readonly result: ResultRequest | null
  /** What became of it; null before. */
  readonly resultStatus: ResultStatus | null
  /** From 0 to 1. */
  readonly volume: number
  /** False when the browser keeps nothing: a reload would lose the exam. */
  readonly isStorePersistent: boolean
}

/** What a component may ask of a session. */
export type ExamCommand =
  | CandidateAction
  | { readonly type: 'closeDialog' }
  /** Send the kept result again now. */
  | { readonly type: 'retrySave' }
  /** @param volume 0 to 1 */
  | { readonly type: 'setVolume'; readonly volume: number }

/** A running exam. */
export interface ExamSession {
  getSnapshot(): ExamSnapshot
  /** Calls the listener after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Carries out a command at once. Returns why it was refused; null if it was not. */
  send(command: ExamCommand): Rejection | null
  /** Stops sound and clock. Progress stays; `begin` goes on. */
  dispose(): void
}
