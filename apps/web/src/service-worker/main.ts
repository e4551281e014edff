import { createBrowserDatabase } from '@naru/exam-kit/browser'
import { findMedium } from '@naru/exam-kit/internal/browser'
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { outdated } from '../shared/cacheNames'
import { examRoomAddress, foreignAddress, ownPolicyAddress } from './addresses'
import { createWorkerLanguage } from './language'

/** The worker's global scope, as far as it is used: the DOM types lack it. */
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
/** The manifest entry whose revision is the build id. It is not a file. */
const named = manifest.find(({ url }) => url === '/build.txt')
const build = named?.revision ?? ''

// Each build has its own cache: a tab with an older build still uses its files while it holds the lock of that name.
setCacheNameDetails({ prefix: 'naru', precache: build, suffix: '' })
const language = createWorkerLanguage({ caches, fetch: (input, init) => fetch(input, init), build })
addPlugins([
  {
    // Without the cookie the server sends every page in English.
    requestWillFetch: async ({ request }) =>
      request.mode === 'navigate' ? request : new Request(request, { credentials: 'omit' }),
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const { pathname } = new URL(request.url)
      if (cachedResponse === undefined || pathname.startsWith('/assets/')) return cachedResponse
      return (await language.documentOf(pathname)) ?? cachedResponse
    },
  },
])
precacheAndRoute(
  manifest.filter((entry) => entry !== named),
  { cleanURLs: false, ignoreURLParametersMatching: [/^returnTo$/] },
)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/quiz'), { allowlist: [examRoomAddress] }))
const sendShell = createHandlerBoundToURL('/shell.html')
// The shell's policy would block the payment window and the microphone.
registerRoute(
  new NavigationRoute((options) => fetch(options.request).catch(() => sendShell(options)), {
    allowlist: [ownPolicyAddress],
  }),
)
registerRoute(new NavigationRoute(sendShell, { denylist: [foreignAddress] }))
// From any cache: a tab may run another build. Ignores `Vary`: it only negotiates the encoding.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
)
// The page stores the pictures of the running exam and of practice. Clips and API responses never pass through the worker.
const database = createBrowserDatabase()
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  async ({ request, url }) => {
    const picture = await findMedium(database, `${url.pathname}${url.search}`)
    return picture === null ? fetch(request) : new Response(picture)
  },
)

async function removeOutdated() {
  const names = await caches.keys()
  const held = await self.navigator.locks?.query()
  const heldLocks = held?.held?.flatMap(({ name }) => (name === undefined ? [] : [name]))
  // One of the names may belong to a newer build, which removes ours when it activates.
  if (self.registration.installing !== null || self.registration.waiting !== null) return
  const old = outdated(names, build, heldLocks)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function announceBuild() {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true })
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's tabs are of its own origin
  for (const tab of tabs) tab.postMessage({ type: 'naru-build', build })
}

// Immediately: file names contain a hash of their content, so no tab gets a wrong file.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  // Workbox stores one file after the other, each a round trip. From here they reach the browser's cache side by side.
  for (const { url, revision } of manifest) {
    if (revision === null) fetch(url, { credentials: 'omit', priority: 'low' }).catch(() => undefined)
  }
  event.waitUntil(language.load())
})
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([removeOutdated(), announceBuild()])))
async function setLanguage(tag: unknown) {
  if (typeof tag !== 'string' || !/^\w\w$/.test(tag)) return
  await language.choose(tag)
  await language.load()
}

// Each tab announces its start, which removes the caches of tabs closed since, and the chosen language.
self.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'naru-started') event.waitUntil(removeOutdated())
  if (typeof data === 'object' && data !== null && 'language' in data) event.waitUntil(setLanguage(data.language))
})
clientsClaim()
