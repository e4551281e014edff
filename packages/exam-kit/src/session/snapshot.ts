import type { CandidateAction, ExamDefinition, ExamState, Rejection, ResultRequest } from '../engine'
import type { SavedResponse } from './ports'

/** The dialog that the exam room shows until it is closed. */
export type ExamDialog =
  | 'proceed'
  | Extract<Rejection, 'section-incomplete' | 'other-section' | 'navigation-automatic' | 'one-way'>

export type ResultStatus =
  | { readonly kind: 'sending' }
  /** `isEarlier`: it was saved before this session; the exam room then shows no success message. */
  | (SavedResponse & { readonly kind: 'saved'; readonly isEarlier?: true })
  /**
   * `failed`: stored on this device and retried. `parked`: rejected by the server; stored on this device and sent again on `retrySave` only.
   * `message`: the server's, or null; `isAnswered`: whether the server has responded.
   */
  | {
      readonly kind: 'failed' | 'parked'
      readonly message: string | null
      readonly isAnswered: boolean
      readonly isRetrying: boolean
    }

/** Where the latest change is saved: on this device; on the server; on this device while the server is unreachable; in memory only. */
export const saveStates = ['device', 'saved', 'offline', 'memory'] as const

export type SaveState = (typeof saveStates)[number]

/** This page's access to the attempt: it may write; it may only read, because another page writes; the lock is being requested. */
export type Access = 'writer' | 'reader' | 'checking'

/** The notices that the exam room shows until they are dismissed. */
export const examNotices = [
  /** Some stored values were invalid (corrupt, or of another version) and are quarantined; the others are used. */
  'progress-quarantined',
  /** Progress that the store had lost was restored from the backup store. */
  'progress-restored',
  /** The attempt continues from the progress of another device. */
  'progress-from-server',
  /** The computer's clock was set back, which does not change the time left. */
  'clock-changed',
  /** The computer slept, or its clock was set forward: the time counts. */
  'time-passed',
  /** The browser's storage is not writable: a reload loses the exam. */
  'storage-dead',
  /** A newer attempt was started on another device. This one continues here, and the server saves the other. */
  'newer-attempt-elsewhere',
] as const

export type ExamNotice = (typeof examNotices)[number]

/** `exam`: stored, sent and ranked; `preview`: none of them. */
export type ExamMode = 'exam' | 'preview'

/** Why a command was rejected: the engine's reason, or this page has no write access. */
export type CommandRejection = Rejection | 'open-elsewhere'

/** The state of a session. The same object until something in it changes. */
export interface ExamSnapshot {
  readonly definition: ExamDefinition
  readonly state: ExamState
  /** Whole seconds left in the running section. */
  readonly secondsLeft: number
  /** Whole seconds left to answer the current listening question; null while no window is open. */
  readonly windowSecondsLeft: number | null
  readonly dialog: ExamDialog | null
  /** The finished result; null before the finish. */
  readonly result: ResultRequest | null
  /** Its status; null before the finish. */
  readonly resultStatus: ResultStatus | null
  /** From 0 to 1. */
  readonly volume: number
  /** False while the browser's storage is not writable: a reload loses the exam. */
  readonly isStorePersistent: boolean
  readonly mode: ExamMode
  /** Commands of the exam need write access. */
  readonly access: Access
  /** Where the latest change is saved. */
  readonly saveState: SaveState
  /** The notices to show. The same object until it changes. */
  readonly notices: ReadonlySet<ExamNotice>
  /** Ids of the reading questions that are flagged for review. The same object until it changes. */
  readonly flags: ReadonlySet<string>
}

/** The commands of a session. */
export type ExamCommand =
  | CandidateAction
  | { readonly type: 'closeDialog' }
  /** Sends the saved result again now. */
  | { readonly type: 'retrySave' }
  /** @param volume 0 to 1 */
  | { readonly type: 'setVolume'; readonly volume: number }
  /** Steals write access from the page that has it; that page becomes a reader. */
  | { readonly type: 'stealLock' }
  | { readonly type: 'dismissNotice'; readonly notice: ExamNotice }

/** A running attempt at an exam. */
export interface ExamSession {
  getSnapshot(): ExamSnapshot
  /** Calls the listener after each change. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /** Executes a command at once. @returns the reason of a rejection, or null */
  send(command: ExamCommand): CommandRejection | null
  /** Stops the audio and the clock. Progress stays stored; `begin` continues. */
  dispose(): void
}
