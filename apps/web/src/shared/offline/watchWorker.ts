import { cacheOf } from '../cacheNames'

export interface WorkerParts {
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
}

/** Registers the service worker, which caches the site for offline use and tells each tab its build. Opening a page always checks for another. */
export const watchWorker =
  ({ workers, locks, build }: WorkerParts) =>
  async (offer: () => void): Promise<(() => Promise<unknown>) | undefined> => {
    if (workers === undefined || build === undefined) return undefined
    // Held until the tab closes: the worker keeps the caches of all builds in use.
    locks?.request(cacheOf(build), { mode: 'shared' }, () => new Promise<never>(() => undefined)).catch(() => undefined)
    workers.addEventListener('message', ({ data }) => {
      if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'naru-build') return
      if ('build' in data && data.build !== build) offer()
    })
    // Rejects where registration is blocked: the site works, but online only.
    const registration = await workers.register('/sw.js')
    // Lets the worker delete the caches of closed tabs.
    registration.active?.postMessage('naru-started')
    return () => registration.update()
  }
