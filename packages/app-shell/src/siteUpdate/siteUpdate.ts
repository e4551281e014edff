import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'

/** Whether a newer build of the site than the one on screen is available. */
export interface SiteUpdate extends Subscribable {
  isReady(): boolean
}

export interface SiteUpdateParts {
  /**
   * Begins to watch for a newer build, and calls `offer` for each. @returns what checks for one now; undefined: there is
   * nothing to watch. Both may reject.
   */
  watch(offer: () => void): Promise<(() => Promise<unknown>) | undefined>
  document: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
  }
  /** Milliseconds, monotonic. */
  now: () => number
}

/** Minimum milliseconds between two update checks of an open tab, made when it becomes visible. */
export const updateCheckIntervalMs = 30 * 60_000

/** Watches for a newer build. Nothing reloads by itself: the tab offers the update, and the user decides. */
export function createSiteUpdate({ watch, document, now }: SiteUpdateParts): SiteUpdate & {
  /** Call it once. Never rejects. */
  start(): Promise<void>
} {
  const { subscribe, notify } = createListeners()
  let isReady = false

  return {
    isReady: () => isReady,
    subscribe,
    async start() {
      const offer = () => {
        if (isReady) return
        isReady = true
        notify()
      }
      const check = await watch(offer).catch(() => undefined)
      if (check === undefined) return
      let checkedAt = now()
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState !== 'visible' || now() - checkedAt < updateCheckIntervalMs) return
        checkedAt = now()
        // Offline: no update.
        check().catch(() => undefined)
      })
    },
  }
}
