import type { ResultRequest } from './result/result'
import type { AudioFailure, ExamState } from './state'

export type CandidateAction =
  /** Starts the exam, or continues a restored or suspended one. */
  | { readonly type: 'begin' }
  | { readonly type: 'selectAnswer'; readonly questionId: string; readonly optionId: string }
  /** Sets or clears the flag of a question of the current free section. */
  | { readonly type: 'toggleFlag'; readonly questionId: string }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** `index`: position in the whole exam, from 0. */
  | { readonly type: 'goTo'; readonly index: number }
  /** Confirms the dialog that leads to the next section. */
  | { readonly type: 'proceed' }
  /** 'Play audio' after a blocked clip, or 'Try again' after a failed one. */
  | { readonly type: 'playAudio' }
  /** Pauses the clip at its position, because the exam room closes. */
  | { readonly type: 'suspend' }

/** Events from the session. `clipId`: the number of the `playClip` effect. */
export type Report =
  | { readonly type: 'tick' }
  /** Merges another copy of the attempt. */
  | { readonly type: 'applyRemote'; readonly copy: ExamState }
  /** The page is being hidden and may not run again. */
  | { readonly type: 'hide' }
  | { readonly type: 'clipStarted'; readonly clipId: number }
  | { readonly type: 'clipProgress'; readonly clipId: number; readonly seconds: number }
  | { readonly type: 'clipEnded'; readonly clipId: number }
  | { readonly type: 'clipBlocked'; readonly clipId: number }
  | { readonly type: 'clipFailed'; readonly clipId: number; readonly failure: AudioFailure }

/** An event with its time: `now` in epoch ms. */
export type ExamEvent = (CandidateAction | Report) & { readonly now: number }

/** Commands for the session, in order. Persistence is no effect: see `storedChanges`. */
export type Effect =
  /** Loads and plays `url` from a position in seconds; reports carry this `clipId`. */
  | { readonly type: 'playClip'; readonly clipId: number; readonly url: string; readonly from: number }
  | { readonly type: 'stopClip' }
  /** Saves the result before the state is stored. */
  | { readonly type: 'saveResult'; readonly result: ResultRequest }
  /** Sends the saved result. */
  | { readonly type: 'sendResult'; readonly result: ResultRequest }
  /** Opens a dialog; the candidate confirms with `proceed`. */
  | { readonly type: 'ask'; readonly dialog: 'proceed' }

/** Reasons of rejected events. */
export const rejections = [
  /** The exam has no question: 'No Questions Available'. */
  'no-questions',
  'not-begun',
  'finished',
  'no-such-question',
  'no-such-option',
  'not-the-current-question',
  /** With playback options open after the last play. */
  'options-locked',
  /** Next is disabled until the current question is answered. */
  'unanswered',
  'at-first-question',
  /** 'Reading Section Incomplete: Please answer all reading questions before proceeding.' */
  'section-incomplete',
  /** 'Navigation Restricted: You can only access reading questions during the reading phase.' */
  'other-section',
  /** 'Navigation Restricted: Navigation is automatic in the listening section.' */
  'navigation-automatic',
  /** The section is one-way: there is no way back. */
  'one-way',
  /** Flags belong to free sections: elsewhere there is no way back to a flagged question. */
  'not-flaggable',
  /** The clip is neither blocked nor failed. */
  'nothing-to-play',
  /** A report about an earlier clip. */
  'stale-clip',
] as const

/** Reason code of a rejected event. */
export type Rejection = (typeof rejections)[number]

/** The return value of `transition`. With `rejected`, only expired time may have changed the state. */
export interface Transition {
  readonly state: ExamState
  readonly effects: readonly Effect[]
  readonly rejected?: Rejection
}
