import { createListeners } from '@naru/ui/internal/listeners'
import { cacheOf } from '../cacheNames'

/** Whether a newer build of the site than the one on screen is available. */
export interface SiteUpdate {
  isReady(): boolean
  /** Calls the listener when that changes. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
}

export interface SiteUpdateParts {
  /** The service worker container; undefined where the browser has none (as in some private windows). */
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
  /** The build on screen; undefined in development: then nothing is registered. */
  build: string | undefined
  document: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
  }
  /** Milliseconds, monotonic. */
  now: () => number
}

/**
 * Minimum milliseconds between two update checks of an open tab, made when it becomes visible. Opening a page always
 * checks.
 */
export const updateCheckIntervalMs = 30 * 60_000

/** Watches for a newer build. Nothing reloads by itself: the tab offers the update, and the user decides. */
export function createSiteUpdate(parts: SiteUpdateParts): SiteUpdate & {
  /**
   * Registers the service worker, which caches the site for offline use, and checks for newer builds. Never rejects.
   */
  start(): Promise<void>
} {
  const { workers, locks, build, document, now } = parts
  const { subscribe, notify } = createListeners()
  let isReady = false

  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'naru-build') return
    if (isReady || !('build' in data) || data.build === build) return
    isReady = true
    notify()
  }

  return {
    isReady: () => isReady,
    subscribe,
    async start() {
      if (workers === undefined || build === undefined) return
      // Held until the tab closes: the worker keeps the caches of all builds in use.
      locks
        ?.request(cacheOf(build), { mode: 'shared' }, () => new Promise<never>(() => undefined))
        .catch(() => undefined)
      workers.addEventListener('message', onMessage)
      try {
        const registration = await workers.register('/sw.js')
        // Lets the worker delete the caches of closed tabs.
        registration.active?.postMessage('naru-started')
        let checkedAt = now()
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState !== 'visible' || now() - checkedAt < updateCheckIntervalMs) return
          checkedAt = now()
          // Offline: no update.
          registration.update().catch(() => undefined)
        })
      } catch {
        // Registration is blocked: the site works, but online only.
      }
    },
  }
}
