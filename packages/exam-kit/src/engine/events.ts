import type { ResultRequest } from './result'
import type { AudioFailure, ExamState } from './state'

/** What the candidate does. */
export type CandidateAction =
  /** The room is open: starts the exam, or goes on with a restored or suspended one. */
  | { readonly type: 'begin' }
  | { readonly type: 'selectAnswer'; readonly questionId: string; readonly optionId: string }
  /** Sets or takes away the candidate's own mark on a reading question, during reading. It changes nothing else. */
  | { readonly type: 'toggleFlag'; readonly questionId: string }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** `index` is a position in the whole exam, from 0. */
  | { readonly type: 'goTo'; readonly index: number }
  /** The 'Proceed to Listening Section' dialog was confirmed. */
  | { readonly type: 'proceed' }
  /** 'Play audio' after a blocked start, or 'Try again' after a failure. */
  | { readonly type: 'playAudio' }
  /** The room closes for now: the clip stops where it is. */
  | { readonly type: 'suspend' }

/** What the machine around the exam reports. `clipId` is the number that came with the play command. */
export type Report =
  | { readonly type: 'tick' }
  /** Another copy of the attempt has turned up: it is merged in. */
  | { readonly type: 'adopt'; readonly copy: ExamState }
  /** The page is being hidden and may be gone the next moment. */
  | { readonly type: 'hide' }
  | { readonly type: 'clipStarted'; readonly clipId: number }
  | { readonly type: 'clipProgress'; readonly clipId: number; readonly seconds: number }
  | { readonly type: 'clipEnded'; readonly clipId: number }
  | { readonly type: 'clipBlocked'; readonly clipId: number }
  | { readonly type: 'clipFailed'; readonly clipId: number; readonly failure: AudioFailure }

/** An event with its moment: `now` is epoch ms. */
export type ExamEvent = (CandidateAction | Report) & { readonly now: number }

/** What the shell must do, in this order. What is stored is no effect: see `storedChanges`. */
export type Effect =
  /** Load and play `url` from a second on; report with this `clipId`. */
  | { readonly type: 'playClip'; readonly clipId: number; readonly url: string; readonly from: number }
  | { readonly type: 'stopClip' }
  /** Put the result where a crash cannot lose it. */
  | { readonly type: 'keepResult'; readonly result: ResultRequest }
  /** Send the kept result. */
  | { readonly type: 'sendResult'; readonly result: ResultRequest }
  /** Ask the candidate; the answer is the `proceed` event. */
  | { readonly type: 'ask'; readonly dialog: 'proceed-to-listening' }

/** Why an event was refused. */
export const rejections = [
  /** The exam has no question: 'No Questions Available'. */
  'no-questions',
  'not-begun',
  'finished',
  'no-such-question',
  'no-such-option',
  'not-the-current-question',
  /** Listening: options open after the last play. */
  'options-locked',
  /** Next is disabled until the current question is answered. */
  'unanswered',
  'at-first-question',
  /** 'Reading Section Incomplete: Please answer all reading questions before proceeding.' */
  'reading-incomplete',
  /** 'Navigation Restricted: You can only access reading questions during the reading phase.' */
  'reading-only',
  /** 'Navigation Restricted: Navigation is automatic in the listening section.' */
  'listening-automatic',
  /** Flags belong to reading: in listening there is no way back to a flagged question. */
  'flags-in-reading-only',
  /** Nothing waits for a press of Play. */
  'nothing-to-play',
  /** A report about a clip that is no longer the current one. */
  'stale-clip',
] as const

/** Reason code of a refused event. */
export type Rejection = (typeof rejections)[number]

/** The answer of `transition`. With `rejected`, the event itself changed nothing (time that ran out meanwhile may have). */
export interface Transition {
  readonly state: ExamState
  readonly effects: readonly Effect[]
  readonly rejected?: Rejection
}
