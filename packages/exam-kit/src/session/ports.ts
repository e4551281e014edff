import type { GradedResult, ResultRequest } from '../engine'

/** Signals of the clock: up to a second has passed; the page is back (visible, focused, online); the page is being hidden. */
export type ClockSignal = 'tick' | 'wake' | 'hide'

export interface Clock {
  /** Epoch ms. */
  now(): number
  /** Milliseconds that never run backward (`performance.now()`). Without it, only times below the latest one show a set-back. */
  monotonic?(): number
  /** Calls the listener at least once a second, and at once on wake and hide. @returns the unsubscribe function */
  subscribe(listener: (signal: ClockSignal) => void): () => void
}

/** A key-value store that survives a reload. No method throws. */
export interface Store {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
  /** False while a value is in memory only. */
  readonly isPersistent: boolean
  /**
   * Calls the listener when another tab has changed a value (the `storage` event), with the written value; null: removed. Without
   * it, tabs notice each other by the lock only.
   * @returns the unsubscribe function
   */
  subscribe?(listener: (key: string, value: string | null) => void): () => void
}

/**
 * A second store for backups, slower but more durable than the first (IndexedDB with strict durability). Writes do not block and do not
 * throw; of several writes of a key the last one counts.
 */
export interface BackupStore {
  /** Resolves with the text of a key, or null. A rejection counts as null. Implementations time out after two seconds at most. */
  load(key: string): Promise<string | null>
  save(key: string, value: string): void
  remove(key: string): void
}

/** A lock that lets one page at a time write (Web Locks). Claiming a held name again resolves with 'held'. */
export interface WriterLock {
  /**
   * Claims the name if no other page holds it.
   * @param onLost called once when another page steals the name
   */
  claim(name: string, onLost: () => void): Promise<'held' | 'elsewhere'>
  /** Steals the name from the page that holds it. */
  steal(name: string, onLost: () => void): Promise<void>
  /** Releases the name, or aborts a pending claim. */
  release(name: string): void
}

/** An unfinished attempt in the server's format. Times are ISO 8601. */
export interface ServerProgress {
  readonly startTime: string
  /** Id of the current section. */
  readonly phase: string
  /** Position in the whole exam, from 0. */
  readonly index: number
  /** Question id → chosen option's text or photo. */
  readonly answers: Readonly<Record<string, string>>
  /** Question id → number of complete plays of its clip. */
  readonly plays: Readonly<Record<string, number>>
  readonly readingStartTime?: string
  readonly listeningStartTime?: string
  /** Starts of sections other than `reading` and `listening` by their ids. */
  readonly sectionStartTimes?: Readonly<Record<string, string>>
  /** The revision of the last sync; 0 before the first. */
  readonly revision: number
}

export type PushOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** The server has a newer revision of another device. */
  | { readonly kind: 'conflict'; readonly progress: ServerProgress }
  /** `status`: HTTP status; null without a response. `retryAfter`: the server's `Retry-After` in seconds. */
  | { readonly kind: 'failed'; readonly status: number | null; readonly retryAfter?: number }
  /** The server does not save progress (404, 405, 501): no further requests. */
  | { readonly kind: 'unsupported' }

/** Saves unfinished attempts of one exam on the server. A rejection counts as no response. */
export interface ProgressSync {
  /** Saves the progress. Called while the page is being hidden, too: use `keepalive`. */
  push(progress: ServerProgress, signal: AbortSignal): Promise<PushOutcome>
  /** Loads the server's progress; null if there is none or the server does not save progress. */
  pull(): Promise<ServerProgress | null>
}

/** The outcome of `play`: it started, the browser requires a user gesture, or it failed. */
export type PlayOutcome = 'started' | 'blocked' | 'failed'

/** Events of the running clip. */
export type AudioReport =
  | { readonly type: 'progress'; readonly seconds: number }
  | { readonly type: 'ended' }
  /** The browser has paused the clip and requires a user gesture. */
  | { readonly type: 'blocked' }
  /** The file could not be fetched or decoded. */
  | { readonly type: 'error' }

/** One audio channel: it loads one clip at a time and reports about that clip only. */
export interface AudioPort {
  /** Loads a clip and unloads the previous one. @param fromSeconds start position of `play` */
  load(url: string, fromSeconds: number): void
  /** Never rejects. */
  play(): Promise<PlayOutcome>
  stop(): void
  /** @param volume 0 to 1 */
  setVolume(volume: number): void
  subscribe(listener: (report: AudioReport) => void): () => void
}

export interface SavedResponse {
  readonly attempt: number
  readonly graded?: GradedResult
  /** The server's code of the reason why the attempt is practice; absent if it is ranked or the server does not say. */
  readonly unrankedReason?: string
  /** The server's id of the attempt; absent if the server does not say. */
  readonly attemptId?: string
}

/** The outcome of sending a result. */
export type SendOutcome =
  | (SavedResponse & { readonly kind: 'saved' })
  | {
      readonly kind: 'failed'
      /** HTTP status; null without a response. */
      readonly status: number | null
      /** The server's message, or null. */
      readonly message: string | null
      /** The server's `Retry-After`, in seconds. */
      readonly retryAfter?: number
    }

/** Sends results. A rejection counts as no response. */
export interface ResultSender {
  send(result: ResultRequest, signal: AbortSignal): Promise<SendOutcome>
}

/** The learner leaves the page or hides it, or is back; the device has lost its network, or has one. */
export type PageSignal = 'left' | 'back' | 'offline' | 'online'

/** Reports what the fair-play record contains beside plays. */
export interface PageEvents {
  /** Calls the listener at once with the present state of page and network, then with each change. @returns the unsubscribe function */
  subscribe(listener: (signal: PageSignal) => void): () => void
}

export interface SessionPorts {
  readonly clock: Clock
  readonly store: Store
  readonly audio: AudioPort
  readonly sender: ResultSender
  /** Without it, a loss of the store loses the attempt. */
  readonly backupStore?: BackupStore
  /** Without it every page writes; answers of two pages are still merged if the store has `subscribe`. */
  readonly lock?: WriterLock
  /** Without it the attempt is on this device only until it is finished. */
  readonly progress?: ProgressSync
  /** Without it the fair-play record contains plays only. */
  readonly page?: PageEvents
}
