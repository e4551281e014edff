import { cacheOf, languageCache } from '../shared/cacheNames'

/** The worker's global scope, as far as it is used: the DOM types lack it. */
declare const self: {
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}

const isOurs = (name: string) => name === languageCache || name.startsWith(cacheOf(''))

/** Deletes the caches of earlier workers on this device and unregisters the worker. */
async function leave() {
  const names = await caches.keys()
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

// Replaces the worker in a build made with NARU_OFFLINE=off.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
