import type { ExamDefinition } from './exam/definition'

/** The id of the current section, or 'finished'; an attempt never goes back. */
export type Phase = string

/** Why a clip has failed: `play()` rejected, the question has no clip, or the file did not load. */
export type AudioFailure = 'failed-to-play' | 'not-available' | 'failed-to-load'

/** The clip of the current question. `position` in seconds, `deadline` in epoch ms. */
export type Clip =
  /** No audio: a section without playback, or finished. */
  | { readonly status: 'silent' }
  /** Restored or suspended; `begin` continues from `position`. */
  | { readonly status: 'waiting'; readonly position: number }
  /** `playClip` was sent; the clip does not play yet. */
  | { readonly status: 'loading'; readonly clipId: number; readonly position: number; readonly isRetry: boolean }
  | { readonly status: 'playing'; readonly clipId: number; readonly position: number; readonly isRetry: boolean }
  /** The browser requires a user gesture. Without limit; after an answer, until `deadline`. */
  | { readonly status: 'blocked'; readonly position: number; readonly deadline: number | null }
  /** Failed twice. Options stay open until `deadline`. */
  | { readonly status: 'failed'; readonly position: number; readonly failure: AudioFailure; readonly deadline: number }
  /** All plays are complete. Options stay open until `deadline`. */
  | { readonly status: 'answering'; readonly deadline: number }

/** The engine's clock: it never runs backward. */
export interface EngineClock {
  /** Latest time seen, epoch ms. */
  readonly latest: number
  /** Sum of all set-backs, added to the computer's clock, ms. It only grows. */
  readonly offset: number
}

/** The state of an attempt: small, serialisable, without derived values. */
export interface ExamState {
  readonly phase: Phase
  /** Position in `definition.questions`, from 0. */
  readonly index: number
  /** Question id → id of the chosen option. */
  readonly choices: Readonly<Record<string, string>>
  /** Question id → time of choice, epoch ms; unique. Decides which of two copies of an answer is newer. */
  readonly answeredAt: Readonly<Record<string, number>>
  /** Ids of the flagged questions. */
  readonly flags: readonly string[]
  /** Start of the attempt, epoch ms; null before `begin`. */
  readonly startedAt: number | null
  /** Start of the current section, epoch ms; null before `begin` and after the finish. */
  readonly sectionStartedAt: number | null
  /** Number of complete plays of the current question's clip. */
  readonly plays: number
  readonly clip: Clip
  /** Number of the latest `playClip`, which identifies late reports of earlier clips. */
  readonly lastClipId: number
  readonly clock: EngineClock
}

/** @returns the state before `begin` */
export function initialState({ sections: [first] }: ExamDefinition): ExamState {
  return {
    phase: first.id,
    index: 0,
    choices: {},
    answeredAt: {},
    flags: [],
    startedAt: null,
    sectionStartedAt: null,
    plays: 0,
    clip: { status: 'silent' },
    lastClipId: 0,
    clock: { latest: 0, offset: 0 },
  }
}
