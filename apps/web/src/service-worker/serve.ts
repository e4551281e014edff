import { isDown, nameOf, outdated, treatmentOf } from './workerRules'

/** An event whose handling the browser waits for. */
export interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

/** A request that the worker may answer. */
export interface FetchEventLike {
  readonly request: Request
  /** The browser's own request of the page, begun while the worker was waking up. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

/** What of a service worker's global scope is used. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { postMessage(message: unknown): void }[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  /** Tabs tell by a lock which build they run. */
  readonly locks: Pick<LockManager, 'query'> | undefined
  fetch(input: RequestInfo, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  /** Settles after so many milliseconds. */
  wait(ms: number): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void
}

/** A build of the site. */
export interface Build {
  /** Changes with every file of the build. */
  id: string
  /** The page without content, which becomes any page of the site. */
  shell: string
  /** The page of the exam room. */
  room: string
  /** What the site needs so that an exam can be opened and taken. */
  files: readonly string[]
}

/** How long a page may take before the shell stands in for it, in milliseconds. */
export const patience = 5000

/** Precached files are asked for in small groups, so that a slow line stays free for the page itself. */
const groupSize = 4

/** Headers that negotiate the encoding say nothing about a file that is named by its content. */
const anyHeaders = { ignoreVary: true } as const

/** Answers requests in the manner of `treatmentOf`, and keeps the files of a build for as long as a tab runs it. */
export function serve(scope: WorkerScope, build: Build): void {
  const ownCache = () => scope.caches.open(nameOf(build.id))

  const keep = async (cache: Cache, path: string) => {
    const known = await scope.caches.match(path, anyHeaders)
    const response = known ?? (await scope.fetch(path, { priority: 'low' }))
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await cache.put(path, response)
  }

  const install = async () => {
    const cache = await ownCache()
    for (const page of [build.shell, build.room]) {
      // eslint-disable-next-line no-await-in-loop -- the line stays free for what is on screen
      const answer = await scope.fetch(page, { cache: 'no-cache' })
      if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
      // eslint-disable-next-line no-await-in-loop -- as above
      await cache.put(page, answer)
    }
    for (let at = 0; at < build.files.length; at += groupSize) {
      // eslint-disable-next-line no-await-in-loop -- one group after the other is the point
      await Promise.all(build.files.slice(at, at + groupSize).map((path) => keep(cache, path)))
    }
    // Files are found by names that change with their content, so taking over at once can give no tab a wrong one.
    await scope.skipWaiting()
  }

  const activate = async () => {
    const held = await scope.locks?.query()
    const names = held?.held?.flatMap(({ name }) => (name === undefined ? [] : [name]))
    const old = outdated(await scope.caches.keys(), build.id, names)
    await Promise.all(old.map((name) => scope.caches.delete(name)))
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
    const tabs = await scope.clients.matchAll({ includeUncontrolled: true })
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's tabs are of its own origin
    for (const tab of tabs) tab.postMessage({ type: 'naru-build', build: build.id })
  }

  const kept = async (page: string) => (await ownCache()).match(page, anyHeaders)

  const page = async ({ request, preloadResponse }: FetchEventLike) => {
    const asked = (async () => (await preloadResponse) ?? scope.fetch(request))()
    // It may still fail when the shell has long been sent.
    asked.catch(() => undefined)
    try {
      const answer = await Promise.race([asked, scope.wait(patience)])
      if (answer !== undefined && !isDown(answer.status)) return answer
    } catch {
      // Offline; told below.
    }
    return (await kept(build.shell)) ?? asked
  }

  const room = async (event: FetchEventLike) => {
    // The browser has begun to ask by itself; what nobody takes is cancelled.
    event.preloadResponse?.catch(() => undefined)
    return (await kept(build.room)) ?? page(event)
  }

  const file = async ({ request }: FetchEventLike) => {
    const known = await scope.caches.match(request, anyHeaders)
    if (known !== undefined) return known
    const response = await scope.fetch(request)
    if (response.status === 200 && response.type === 'basic') {
      const copy = response.clone()
      // A full disk costs the copy, not the answer.
      const store = async () => (await ownCache()).put(request, copy)
      store().catch(() => undefined)
    }
    return response
  }

  const picture = async ({ request }: FetchEventLike) =>
    (await scope.caches.match(request, anyHeaders)) ?? scope.fetch(request)

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', (event) => {
    const treatment = treatmentOf(event.request, scope.location.origin)
    if (treatment === 'page') event.respondWith(page(event))
    if (treatment === 'room') event.respondWith(room(event))
    if (treatment === 'file') event.respondWith(file(event))
    if (treatment === 'picture') event.respondWith(picture(event))
  })
}
