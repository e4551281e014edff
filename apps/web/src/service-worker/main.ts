import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { outdated } from '../shared/cacheNames'
import { examRoomAddress, foreignAddress } from './addresses'

/** The worker's own scope, as far as it is used: a page's types do not know it. */
declare const self: {
  readonly __WB_MANIFEST: readonly PrecacheEntry[]
  readonly clients: {
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ postMessage(message: unknown): void }[]>
  }
  readonly navigator: Navigator
  readonly registration: { readonly installing: unknown; readonly waiting: unknown }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: ExtendableEvent) => void): void
}

interface ExtendableEvent extends Event {
  readonly data?: unknown
  waitUntil(work: Promise<unknown>): void
}

const manifest = self.__WB_MANIFEST
/** The entry that names the build that this worker belongs to. It is no file. */
const named = manifest.find(({ url }) => url === '/build.txt')
const build = named?.revision ?? ''

// Each build has a cache of its own: a tab that runs an older build keeps its files for as long as it holds the lock of that name.
setCacheNameDetails({ prefix: 'naru', precache: build, suffix: '' })
precacheAndRoute(
  manifest.filter((entry) => entry !== named),
  { cleanURLs: false, ignoreURLParametersMatching: [/^returnTo$/] },
)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/quiz'), { allowlist: [examRoomAddress] }))
registerRoute(new NavigationRoute(createHandlerBoundToURL('/shell.html'), { denylist: [foreignAddress] }))
/** From any cache, whichever build or exam it belongs to, else from the network. The headers that negotiate an encoding do not matter. */
const fromCaches = async ({ request }: { request: Request }) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), fromCaches)
// Pictures of the running exam are cached by its page. Clips, and responses of the API, never pass through the worker.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  fromCaches,
)

async function removeOutdated() {
  const names = await caches.keys()
  const held = await self.navigator.locks?.query()
  const heldLocks = held?.held?.flatMap(({ name }) => (name === undefined ? [] : [name]))
  // One of the names may be that of a newer build, which removes ours when it is activated.
  if (self.registration.installing !== null || self.registration.waiting !== null) return
  const old = outdated(names, build, heldLocks)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function announceBuild() {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true })
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's tabs are of its own origin
  for (const tab of tabs) tab.postMessage({ type: 'naru-build', build })
}

// At once: files are found by names that change with their content, so that no tab gets a wrong one.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([removeOutdated(), announceBuild()])))
// A tab that starts says so: the caches of tabs that were closed since go.
self.addEventListener('message', (event) => {
  if (event.data === 'naru-started') event.waitUntil(removeOutdated())
})
clientsClaim()
