import type { BrowserDatabase } from './browserDatabase'

export interface MediaGroup {
  /** The URLs of those that were on this device already. */
  readonly stored: readonly string[]
  /**
   * Fetches and stores media, in this order; retries a failed one once. Ends early when another group is kept or the cache is cleared.
   *
   * @param onLoaded called for each one; null: it cannot be loaded. A medium that does not fit on the device is loaded all the same, since
   * the browser's HTTP cache may hold it
   */
  load(urls: readonly string[], onLoaded?: (url: string, medium: Blob | null) => void): Promise<void>
}

/** Clips and pictures on this device, in groups: of one learner, or of one learner's exam. No method rejects. */
export interface MediaCache {
  /**
   * Removes all media but these of one group.
   *
   * @param group `{ownerId}` or `{ownerId}:{examId}`
   */
  keep(group: string, urls: readonly string[]): Promise<MediaGroup>
  /** Keeps one group, and loads those of its media that are not on this device. */
  prepare(group: string, urls: readonly string[]): Promise<void>
  /** @returns a stored medium, or null */
  find(group: string, url: string): Promise<Blob | null>
  remove(group: string, url: string): Promise<void>
  /**
   * Removes all media.
   *
   * @param exceptOf the owner whose media stay; by default none
   */
  clear(exceptOf?: string): Promise<void>
}

export interface MediaCacheOptions {
  readonly database: BrowserDatabase
  /** What the media are for. Caches of different namespaces leave each other alone. */
  readonly namespace: string
  /** Fetches a medium. @throws if it cannot be loaded */
  readonly fetchMedia: (url: string) => Promise<Blob>
  /** Media fetched at once. @default 1, so that the connection stays free for the page */
  readonly parallel?: number
}

/** Creates a cache of media in IndexedDB, which plain HTTP has too. */
export function createMediaCache({ database, namespace, fetchMedia, parallel = 1 }: MediaCacheOptions): MediaCache {
  /** The latest call of `keep` or `clear`: what an earlier one loads is not wanted any more. */
  let latestRun = 0
  let latestGroup = ''
  const keyOf = (group: string, url: string) => `${namespace}:${group}:${url}`

  /** Removes all media of this namespace but some. @returns the keys of those */
  async function removeAllBut(isKept: (key: string) => boolean): Promise<string[]> {
    const keys = (await database.keys('media')).filter((key) => key.startsWith(`${namespace}:`))
    await Promise.all(keys.filter((key) => !isKept(key)).map((key) => database.remove('media', key)))
    return keys.filter(isKept)
  }

  const cache: MediaCache = {
    async keep(group, urls) {
      latestRun += 1
      latestGroup = group
      const ownRun = latestRun
      const wanted = new Set(urls.map((url) => keyOf(group, url)))
      const kept = await removeAllBut((key) => wanted.has(key))
      return {
        stored: kept.map((key) => key.slice(keyOf(group, '').length)),
        async load(missing, onLoaded) {
          const left = [...missing]
          const loadNext = async (): Promise<void> => {
            const url = left.shift()
            if (url === undefined || ownRun !== latestRun) return
            const medium = await fetchMedia(url)
              .catch(() => fetchMedia(url))
              .catch(() => null)
            if (ownRun !== latestRun) return
            onLoaded?.(url, medium)
            // Not awaited: some browsers never complete a write.
            if (medium !== null) void database.put('media', keyOf(group, url), medium)
            await loadNext()
          }
          await Promise.all(Array.from({ length: parallel }, loadNext))
        },
      }
    },
    async prepare(group, urls) {
      const { stored, load } = await cache.keep(group, urls)
      await load(urls.filter((url) => !stored.includes(url)))
    },
    find: (group, url) => blobAt(database, keyOf(group, url)),
    remove: (group, url) => database.remove('media', keyOf(group, url)),
    async clear(exceptOf) {
      const isKept = (key: string) => exceptOf !== undefined && key.startsWith(keyOf(exceptOf, ''))
      if (!isKept(keyOf(latestGroup, ''))) latestRun += 1
      await removeAllBut(isKept)
    },
  }
  return cache
}

/** Finds a medium in any group of any namespace: a service worker knows only the URL. */
export async function findMedium(database: BrowserDatabase, url: string): Promise<Blob | null> {
  const key = (await database.keys('media')).find((one) => one.endsWith(`:${url}`))
  return key === undefined ? null : blobAt(database, key)
}

async function blobAt(database: BrowserDatabase, key: string): Promise<Blob | null> {
  const stored = await database.get('media', key)
  return stored instanceof Blob ? stored : null
}
