import type { Sound, Span } from '@naru/exam-kit/internal/sound'

/** Why the microphone did not open. */
export class MicrophoneError extends Error {
  constructor(readonly reason: RecorderFailure) {
    super(reason)
    this.name = 'MicrophoneError'
  }
}

/** What an open microphone reports: a block of samples, or that the device is gone. */
export type MicrophoneReport = { readonly type: 'block'; readonly samples: Float32Array } | { readonly type: 'lost' }

export interface OpenMicrophone {
  /** Samples per second. */
  readonly rate: number
  /** Calls the listener for each report. @returns the unsubscribe function */
  subscribe(listener: (report: MicrophoneReport) => void): () => void
  close(): void
}

export interface Microphone {
  /** Asks for permission if needed. Rejects with a `MicrophoneError`. Call it in an event of a press. */
  open(): Promise<OpenMicrophone>
}

export interface TakePlayer {
  /**
   * Plays a part of a sound and stops what plays. Call it in an event of a press.
   *
   * @param gain in dB
   * @param onEnd called once when it ends by itself, is stopped, or fails
   */
  play(sound: Sound, span: Span, gain: number, onEnd: () => void): void
  stop(): void
  /** Seconds of the sound at which it plays; null while nothing plays. */
  position(): number | null
}

/** What is read: a line of the script, the number of the question, or its instruction. */
export type TakePart = 'line' | 'number' | 'instruction'

export interface ScriptLine {
  readonly part: TakePart
  /** Position in the script, from 0; 0 for the other parts. */
  readonly line: number
  /** `a`, `b` or `q`. */
  readonly voice: string
  readonly text: string
  /** Whether it numbers a spoken option. @default false */
  readonly isNumber?: true
}

/** Who speaks, with consent. */
export interface Speaker {
  readonly id: string
  readonly name: string
}

export const recorderFailures = ['noMicrophone', 'denied', 'busy', 'unsupported', 'lost', 'lowRate'] as const

/** Why a take could not be recorded. */
export type RecorderFailure = (typeof recorderFailures)[number]
