import { cacheOf } from '../cacheNames'

/** Whether a newer build of the site than the one on screen is ready. */
export interface SiteUpdate {
  isReady(): boolean
  /** Calls back when that changes. @returns what ends it */
  subscribe(listener: () => void): () => void
}

/** What of the browser is used. */
export interface SiteUpdateParts {
  /** Where workers live; undefined where the browser has none (or hides it, as in some private windows). */
  workers:
    | {
        register(
          address: string,
        ): Promise<{ update(): Promise<unknown>; active?: { postMessage(message: unknown): void } | null }>
        addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
      }
    | undefined
  locks:
    | { request(name: string, options: { mode: 'shared' }, hold: () => Promise<never>): Promise<unknown> }
    | undefined
  /** The build on screen; undefined while developing: then nothing is registered. */
  build: string | undefined
  document: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
  }
  /** Milliseconds since some beginning. */
  now: () => number
}

/** How often an open tab asks for a newer build when it comes into view, in milliseconds. Opening a page asks always. */
export const updateCheckIntervalMs = 30 * 60_000

/** Nothing is ever reloaded by itself: a tab says that an update is ready, and its reader decides. */
export function createSiteUpdate(parts: SiteUpdateParts): SiteUpdate & {
  /** Begins to keep the site for visits without a connection, and to look for newer builds. Never rejects. */
  start(): Promise<void>
} {
  const { workers, locks, build, document, now } = parts
  const listeners = new Set<() => void>()
  let isReady = false

  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'naru-build') return
    if (isReady || !('build' in data) || data.build === build) return
    isReady = true
    for (const listener of listeners) listener()
  }

  return {
    isReady: () => isReady,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    async start() {
      if (workers === undefined || build === undefined) return
      // Held until the tab closes: the worker keeps the files of every build that a tab still runs.
      locks
        ?.request(cacheOf(build), { mode: 'shared' }, () => new Promise<never>(() => undefined))
        .catch(() => undefined)
      workers.addEventListener('message', onMessage)
      try {
        const registration = await workers.register('/sw.js')
        // The caches of tabs that were closed may go.
        registration.active?.postMessage('naru-started')
        let checkedAt = now()
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState !== 'visible' || now() - checkedAt < updateCheckIntervalMs) return
          checkedAt = now()
          // Without a connection there is nothing newer to be had.
          registration.update().catch(() => undefined)
        })
      } catch {
        // The browser refuses: the site works, but only with a connection.
      }
    },
  }
}
