import type { Practice } from '@naru/api'
import { fetchMedia as fetchWithLogin } from '../../shared/attempt/fetchMedia'
import { practiceCacheOf } from '../../shared/cacheNames'

/**
 * A learner's questions of today on this device, with their keys, clips and pictures, in a cache of the learner's own.
 * Without a cache storage, as in some private windows, nothing is saved. No method rejects.
 */
export interface PackStore {
  /** Replaces the questions. */
  save(ownerId: string, pack: Practice): Promise<void>
  /** @returns the saved questions, or null */
  find(ownerId: string): Promise<Practice | null>
  /** Removes answered questions. */
  remove(ownerId: string, items: readonly string[]): Promise<void>
  /** Fetches missing media one by one, so that the connection stays free for the page; removes all other media. */
  prepare(ownerId: string, urls: readonly string[]): Promise<void>
  /** @returns a saved clip, or null */
  findClip(ownerId: string, url: string): Promise<Blob | null>
  /**
   * Removes questions and media.
   *
   * @param exceptOf the user whose questions stay; by default none
   */
  clear(exceptOf?: string): Promise<void>
}

/** The methods of a cache in use. */
interface PackCache {
  match(url: string, options: CacheQueryOptions): Promise<Response | undefined>
  put(url: string, response: Response): Promise<void>
  delete(url: string): Promise<boolean>
  keys(): Promise<readonly { readonly url: string }[]>
}

/** The methods of the cache storage in use. */
interface PackCaches extends Pick<CacheStorage, 'keys' | 'delete'> {
  open(name: string): Promise<PackCache>
}

/** Options of createPackStore. */
export interface PackStoreOptions {
  /** @returns the cache storage; may throw */
  readonly getCaches?: () => PackCaches | undefined
  /** Fetches a clip or picture. @throws if it cannot be loaded */
  readonly fetchMedia?: (url: string) => Promise<Response>
}

/** Address of the questions in the cache. No page and no request has it. */
const packAddress = '/practice/pack.json'

const isPack = (value: unknown): value is Practice =>
  typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards)

/** Creates the store of this page. */
export function createPackStore({
  getCaches = () => globalThis.caches,
  fetchMedia = fetchWithLogin,
}: PackStoreOptions = {}): PackStore {
  /** A run of `prepare` stops when a later one has started. */
  let latestRun = 0
  /** Changes of the saved questions follow one another. */
  let changes: Promise<unknown> = Promise.resolve()

  async function inCache<Value>(
    ownerId: string,
    work: (cache: PackCache) => Promise<Value>,
    otherwise: Value,
  ): Promise<Value> {
    try {
      const cache = await getCaches()?.open(practiceCacheOf(ownerId))
      return cache === undefined ? otherwise : await work(cache)
    } catch {
      return otherwise
    }
  }

  const read = (ownerId: string) =>
    inCache<Practice | null>(
      ownerId,
      async (cache) => {
        const pack: unknown = await (await cache.match(packAddress, { ignoreVary: true }))?.json()
        return isPack(pack) ? pack : null
      },
      null,
    )

  const write = (ownerId: string, pack: Practice) =>
    inCache(ownerId, (cache) => cache.put(packAddress, new Response(JSON.stringify(pack))), undefined)

  function change(work: () => Promise<void>): Promise<void> {
    const next = changes.then(work)
    changes = next
    return next
  }

  return {
    save: (ownerId, pack) => change(() => write(ownerId, pack)),
    find: read,
    remove: (ownerId, items) =>
      change(async () => {
        const pack = await read(ownerId)
        if (pack === null) return
        await write(ownerId, { ...pack, cards: pack.cards.filter(({ item }) => !items.includes(item)) })
      }),
    prepare(ownerId, urls) {
      latestRun += 1
      const ownRun = latestRun
      return inCache(
        ownerId,
        async (cache) => {
          for (const { url } of await cache.keys()) {
            const isInPack = [packAddress, ...urls].some((wanted) => url.endsWith(wanted))
            // oxlint-disable-next-line no-await-in-loop -- there are few
            if (!isInPack) await cache.delete(url)
          }
          for (const url of urls) {
            if (ownRun !== latestRun) return
            // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
            await fetchOne(cache, url).catch(() => undefined)
          }
        },
        undefined,
      )
    },
    findClip: (ownerId, url) =>
      inCache<Blob | null>(
        ownerId,
        async (cache) => (await (await cache.match(url, { ignoreVary: true }))?.blob()) ?? null,
        null,
      ),
    async clear(exceptOf) {
      // The media of the learner who stays may be on their way.
      if (exceptOf === undefined) latestRun += 1
      const spared = exceptOf === undefined ? undefined : practiceCacheOf(exceptOf)
      try {
        const caches = getCaches()
        if (caches === undefined) return
        const own = (await caches.keys()).filter((name) => name.startsWith(practiceCacheOf('')) && name !== spared)
        await Promise.all(own.map((name) => caches.delete(name)))
      } catch {
        // A blocked cache storage holds nothing to remove.
      }
    },
  }

  async function fetchOne(cache: PackCache, url: string): Promise<void> {
    if ((await cache.match(url, { ignoreVary: true })) === undefined) await cache.put(url, await fetchMedia(url))
  }
}

/** The store of this page. */
export const packStore = createPackStore()
