import { cacheOf, languageCache } from '../shared/cacheNames'

const isOurs = (name: string) => name === languageCache || name.startsWith(cacheOf(''))

/** The part of a service worker's global scope that `unregister` uses. */
export interface UnregisterScope {
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}

/** Deletes the caches of earlier workers on this device and unregisters the worker. */
export function unregister(scope: UnregisterScope): void {
  const leave = async () => {
    const names = await scope.caches.keys()
    await Promise.all(names.filter(isOurs).map((name) => scope.caches.delete(name)))
    await scope.registration.unregister()
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(leave()))
}
