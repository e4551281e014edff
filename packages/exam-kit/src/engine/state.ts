/** reading → listening → finished, never back. */
export type Phase = 'reading' | 'listening' | 'finished'

/** Why a clip could not be heard: `play()` was refused, the question has no clip, or the file did not load. */
export type AudioFailure = 'failed-to-play' | 'not-available' | 'failed-to-load'

/** What the sound of the current question is doing. `position` is in seconds, `deadline` in epoch ms. */
export type Clip =
  /** No sound is wanted: reading, or finished. */
  | { readonly stage: 'silent' }
  /** Restored or suspended; goes on from `position` with the next `begin`. */
  | { readonly stage: 'waiting'; readonly position: number }
  /** The play command is out; nothing is heard yet. */
  | { readonly stage: 'loading'; readonly clipId: number; readonly position: number; readonly isRetry: boolean }
  | { readonly stage: 'playing'; readonly clipId: number; readonly position: number; readonly isRetry: boolean }
  /** The browser wants a press first. Waits without limit; after an answer, until `deadline`. */
  | { readonly stage: 'blocked'; readonly position: number; readonly deadline: number | null }
  /** Failed twice. Options are open until `deadline`. */
  | { readonly stage: 'failed'; readonly position: number; readonly failure: AudioFailure; readonly deadline: number }
  /** All plays were heard. Options are open until `deadline`. */
  | { readonly stage: 'answering'; readonly deadline: number }

/** The engine's own time: it never runs backward, whatever the computer's clock does. */
export interface EngineClock {
  /** The latest time seen, epoch ms. */
  readonly latest: number
  /** Added to the computer's clock for all that it was set back by, ms. It only grows. */
  readonly offset: number
}

/** All that the engine remembers: small, serialisable, and nothing in it can be derived from the rest. */
export interface ExamState {
  readonly phase: Phase
  /** Position in `definition.questions`, from 0. */
  readonly index: number
  /** Question id → id of the chosen option. */
  readonly choices: Readonly<Record<string, string>>
  /** Question id → when its option was chosen, epoch ms; no two are equal. Tells which of two copies of an answer is newer. */
  readonly answeredAt: Readonly<Record<string, number>>
  /** Ids of the reading questions that the candidate has flagged for review. */
  readonly flags: readonly string[]
  /** When the exam was begun, epoch ms; null before `begin`. */
  readonly startedAt: number | null
  /** When the running section began, epoch ms; null before `begin` and when finished. */
  readonly sectionStartedAt: number | null
  /** How often the clip of the current listening question was heard to its end. Earlier questions are done. */
  readonly plays: number
  readonly clip: Clip
  /** Number of the latest play command, so that a late report of an earlier one is known as such. */
  readonly lastClipId: number
  readonly clock: EngineClock
}

/** The state of an exam that nobody has begun. */
export function initialState(): ExamState {
  return {
    phase: 'reading',
    index: 0,
    choices: {},
    answeredAt: {},
    flags: [],
    startedAt: null,
    sectionStartedAt: null,
    plays: 0,
    clip: { stage: 'silent' },
    lastClipId: 0,
    clock: { latest: 0, offset: 0 },
  }
}
