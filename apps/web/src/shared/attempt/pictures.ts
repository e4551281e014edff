import type { ExamDefinition } from '@naru/exam-kit/engine'
import { pictureCacheOf } from '../cacheNames'
import type { AttemptName } from './clips'
import { fetchMedia } from './fetchMedia'

/** The pictures of the running attempt, prefetched into a cache that the service worker responds from. */
export interface Pictures {
  /**
   * Fetches missing pictures one by one, so that the connection stays free for the page; removes the pictures of all
   * other attempts. Never rejects.
   *
   * @param urls in the order in which they are shown
   */
  prepare(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /**
   * Removes pictures from this device.
   *
   * @param exceptOf the user whose pictures stay; by default none
   */
  clear(exceptOf?: string): Promise<void>
}

/** The methods of a cache in use. */
interface PictureCache {
  match(url: string, options: CacheQueryOptions): Promise<Response | undefined>
  put(url: string, picture: Response): Promise<void>
}

/** The methods of the cache storage in use. */
interface PictureCaches extends Pick<CacheStorage, 'keys' | 'delete'> {
  open(name: string): Promise<PictureCache>
}

/** Options of createPictures. */
export interface PicturesOptions {
  /**
   * @returns the cache storage; may throw. Without it pictures are fetched all the same, since the browser's HTTP cache
   * may store them.
   */
  readonly getCaches?: () => PictureCaches | undefined
  /** Fetches a picture. @throws if it cannot be loaded */
  readonly fetchPicture?: (url: string) => Promise<Response>
}

/** Creates the pictures of this page. */
export function createPictures({
  getCaches = () => globalThis.caches,
  fetchPicture = fetchMedia,
}: PicturesOptions = {}): Pictures {
  let name = ''
  /** A run stops when a later one has started. */
  let latestRun = 0

  async function removeAllBut(isRetained: (name: string) => boolean): Promise<void> {
    try {
      const caches = getCaches()
      const names = (await caches?.keys()) ?? []
      for (const one of names) {
        // oxlint-disable-next-line no-await-in-loop -- there is seldom more than one
        if (one.startsWith(pictureCacheOf('')) && !isRetained(one)) await caches?.delete(one)
      }
    } catch {
      // A blocked cache storage holds nothing to remove.
    }
  }

  async function open(): Promise<PictureCache | undefined> {
    try {
      return await getCaches()?.open(name)
    } catch {
      return undefined
    }
  }

  async function fetchOne(url: string, cache: PictureCache | undefined): Promise<void> {
    if ((await cache?.match(url, { ignoreVary: true })) !== undefined) return
    const picture = await fetchPicture(url)
    await (cache?.put(url, picture) ?? picture.blob())
  }

  return {
    async prepare({ ownerId, examId }, urls) {
      name = pictureCacheOf(`${ownerId}:${examId}`)
      latestRun += 1
      const ownRun = latestRun
      await removeAllBut((one) => one === name)
      if (ownRun !== latestRun || urls.length === 0) return
      const cache = await open()
      for (const url of urls) {
        if (ownRun !== latestRun) return
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await fetchOne(url, cache).catch(() => undefined)
      }
    },
    async clear(exceptOf) {
      const isRetained = (one: string) => exceptOf !== undefined && one.startsWith(pictureCacheOf(`${exceptOf}:`))
      if (!isRetained(name)) latestRun += 1
      await removeAllBut(isRetained)
    },
  }
}

/** @returns the URLs of an exam's pictures, unique, in the order in which they are shown */
export const pictureUrls = ({ questions }: ExamDefinition): string[] => [
  ...new Set(
    questions
      .flatMap(({ photo, options }) => [photo, ...options.map((option) => option.photo)])
      .filter((url) => url !== undefined),
  ),
]
