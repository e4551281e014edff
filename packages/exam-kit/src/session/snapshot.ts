import type { CandidateAction, ExamDefinition, ExamState, GradedResult, Rejection, ResultRequest } from '../engine'

/** A sentence or question that the room puts before the candidate until it is closed. */
export type ExamDialog =
  | 'proceed-to-listening'
  | Extract<Rejection, 'reading-incomplete' | 'reading-only' | 'listening-automatic'>

/** What became of the finished result. */
export type ResultStatus =
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'saved'
      readonly attempt: number
      readonly graded?: GradedResult
      /** True if the candidate was told before: a finished exam was opened again, and its success is no news. */
      readonly isEarlier?: true
    }
  /** Kept on this device and sent again by itself. `message`: the server's own, null without one; `isAnswered`: whether it answered at all. */
  | {
      readonly kind: 'failed'
      readonly message: string | null
      readonly isAnswered: boolean
      readonly isRetrying: boolean
    }
  /** The server refuses it; kept on this device, sent again only on `retrySave`. */
  | {
      readonly kind: 'parked'
      readonly message: string | null
      readonly isAnswered: boolean
      readonly isRetrying: boolean
    }

/** Where the latest change is safe: on this device; on the server; on this device because the server cannot be reached; nowhere but here. */
export const saveStates = ['device', 'saved', 'offline', 'memory'] as const

/** 'Saved on this device', 'Saved', 'Offline, will be sent', or: the browser keeps nothing, a reload would lose it. */
export type SaveState = (typeof saveStates)[number]

/** Whether this page may change the attempt: it may; another page does; it is not known yet. */
export type Access = 'writer' | 'reader' | 'checking'

/** What the candidate should be told until it is dismissed. */
export const examNotices = [
  /** Some stored values could not be used (corrupt, or of another version). They were set aside; the rest is used. */
  'progress-set-aside',
  /** What this browser had lost was put back from its second copy. */
  'progress-restored',
  /** The attempt goes on where another device has left it. */
  'progress-from-server',
  /** The computer's clock was set back. The exam's time goes on as if it was not. */
  'clock-changed',
  /** More time passed than was seen: the computer slept, or its clock was set forward. It counts. */
  'time-passed',
  /** The browser keeps nothing: a reload would lose the exam. */
  'storage-dead',
  /** A newer attempt at this exam was begun on another device. This one goes on here, but the server keeps the other. */
  'newer-attempt-elsewhere',
] as const

/** One of the notices. */
export type ExamNotice = (typeof examNotices)[number]

/** An exam counts; a practice run is neither stored nor sent nor ranked. */
export type ExamMode = 'exam' | 'practice'

/** Why a command was refused; besides the engine's reasons: another page writes, or it is not known yet. */
export type Refusal = Rejection | 'open-elsewhere'

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
  readonly mode: ExamMode
  /** Only a writer can do anything but look. */
  readonly access: Access
  /** Where the latest change is safe. */
  readonly saveState: SaveState
  /** What the candidate should be told. The same object until it changes. */
  readonly notices: ReadonlySet<ExamNotice>
  /** Ids of the reading questions that are flagged for review. The same object until it changes. */
  readonly flags: ReadonlySet<string>
}

/** What a component may ask of a session. */
export type ExamCommand =
  | CandidateAction
  | { readonly type: 'closeDialog' }
  /** Send the kept result again now. */
  | { readonly type: 'retrySave' }
  /** @param volume 0 to 1 */
  | { readonly type: 'setVolume'; readonly volume: number }
  /** Go on here: the page that has the attempt becomes a reader. */
  | { readonly type: 'takeOver' }
  | { readonly type: 'dismissNotice'; readonly notice: ExamNotice }

/** A running exam. */
export interface ExamSession {
  getSnapshot(): ExamSnapshot
  /** Calls the listener after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Carries out a command at once. Returns why it was refused; null if it was not. */
  send(command: ExamCommand): Refusal | null
  /** Stops sound and clock. Progress stays; `begin` goes on. */
  dispose(): void
}
