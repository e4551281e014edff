import type { GradedResult, ResultRequest } from '../engine'

/** Why the clock calls: a second or less went by; the page is back (visible, focused, online); the page is being hidden. */
export type ClockSignal = 'tick' | 'wake' | 'hide'

/** Time, as the page sees it. */
export interface Clock {
  /** Epoch ms. */
  now(): number
  /** Milliseconds that only go forward, whoever sets the clock (`performance.now()`). Without it a clock set back is known only by itself. */
  monotonic?(): number
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
  /**
   * Calls the listener when another tab has changed a value (the `storage` event), with the value that the tab wrote; null: removed.
   * Not for changes of this page. Returns the way to stop. Without it two tabs know of each other only by the lock.
   */
  subscribe?(listener: (key: string, value: string | null) => void): () => void
}

/**
 * A second place for named texts, slower and harder to lose than the store (IndexedDB with strict durability). Writing never throws
 * and never makes anybody wait; of several writes of a key the last one counts.
 */
export interface Mirror {
  /** The text of a key; null without one. A rejection counts as null. It must settle: give up after a second or two. */
  load(key: string): Promise<string | null>
  save(key: string, value: string): void
  remove(key: string): void
}

/** Lets one page at a time write (Web Locks). A page that claims what it holds already gets 'held'. */
export interface WriterLock {
  /**
   * Takes the name if nobody has it.
   * @param onLost called once when another page takes the name away
   */
  claim(name: string, onLost: () => void): Promise<'held' | 'elsewhere'>
  /** Takes the name away from whoever has it. */
  take(name: string, onLost: () => void): Promise<void>
  /** Gives the name back; a claim that is under way is given up. */
  release(name: string): void
}

/** An unfinished attempt as the server keeps it. Times are ISO 8601. */
export interface ServerProgress {
  readonly startTime: string
  readonly phase: 'reading' | 'listening'
  /** Position in the whole exam, from 0. */
  readonly index: number
  /** Question id → chosen option's text or photo. */
  readonly answers: Readonly<Record<string, string>>
  /** Question id → how often its clip was heard to its end. */
  readonly plays: Readonly<Record<string, number>>
  readonly readingStartTime?: string
  readonly listeningStartTime?: string
  /** The revision that the writer last saw; 0 at first. */
  readonly revision: number
}

/** What became of progress that was sent. */
export type PushOutcome =
  /** The server has it, as this revision. */
  | { readonly kind: 'saved'; readonly revision: number }
  /** Another device was faster; this is what the server has. */
  | { readonly kind: 'conflict'; readonly progress: ServerProgress }
  /** `status`: HTTP status, null without an answer. */
  | { readonly kind: 'failed'; readonly status: number | null }
  /** This server keeps no progress (404, 405, 501): it is not asked again. */
  | { readonly kind: 'unsupported' }

/** Keeps unfinished attempts of one exam on the server. Rejections count as no answer. */
export interface ProgressSync {
  /** May be called while the page is being hidden, so it should outlive the page (`keepalive`). */
  push(progress: ServerProgress, signal: AbortSignal): Promise<PushOutcome>
  /** What the server has; null for nothing, or if it keeps none. */
  pull(): Promise<ServerProgress | null>
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
  | {
      readonly kind: 'failed'
      /** HTTP status, null without an answer. */
      readonly status: number | null
      /** The server's own, null without one. */
      readonly message: string | null
      /** Seconds for which the server asks not to be asked again (`Retry-After`). */
      readonly retryAfter?: number
    }

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
  /** Without it an attempt is only as safe as the store. */
  readonly mirror?: Mirror
  /** Without it every page writes; answers of two pages are still merged if the store tells of changes. */
  readonly lock?: WriterLock
  /** Without it the attempt stays on this device until it is finished. */
  readonly progress?: ProgressSync
}
