import type { GradedResult, ResultRequest } from '../engine'

/** Why the clock calls: a second or less went by; the page is back (visible, focused, online); the page is being hidden. */
export type ClockSignal = 'tick' | 'wake' | 'hide'

/** Time, as the page sees it. */
export interface Clock {
  /** Epoch ms. */
  now(): number
  /** Calls the listener at least once a second, and at once on waking and hiding. Returns the way to stop. */
  subscribe(listener: (signal: ClockSignal) => void): () => void
}

/** Named texts that survive a reload. No method ever throws. */
export interface Store {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys. */
  keys(): string[]
  /** False once a value could only be kept in memory. */
  readonly isPersistent: boolean
}

/** How a play command ended: sound is heard, the browser wants a press first, or it failed. */
export type PlayOutcome = 'started' | 'blocked' | 'failed'

/** What a clip does by itself. */
export type AudioReport =
  | { readonly type: 'progress'; readonly seconds: number }
  | { readonly type: 'ended' }
  /** The browser stopped the clip and wants a press. */
  | { readonly type: 'blocked' }
  /** The file could not be fetched or decoded. */
  | { readonly type: 'error' }

/** One sound channel: it holds one clip at a time, and reports only about that one. */
export interface AudioPort {
  /** Takes the place of the clip before. @param fromSeconds where `play` begins */
  load(url: string, fromSeconds: number): void
  /** Never rejects. */
  play(): Promise<PlayOutcome>
  stop(): void
  /** @param volume 0 to 1 */
  setVolume(volume: number): void
  subscribe(listener: (report: AudioReport) => void): () => void
}

/** What became of a sent result. */
export type SendOutcome =
  | { readonly kind: 'saved'; readonly attempt: number; readonly graded?: GradedResult }
  /** `status`: HTTP status, null without an answer. `message`: the server's own, null without one. */
  | { readonly kind: 'failed'; readonly status: number | null; readonly message: string | null }

/** Sends a result. A rejection counts as no answer. */
export interface ResultSender {
  send(result: ResultRequest, signal: AbortSignal): Promise<SendOutcome>
}

/** Everything a session needs from outside. */
export interface SessionPorts {
  readonly clock: Clock
  readonly store: Store
  readonly audio: AudioPort
  readonly sender: ResultSender
}
