import type { ExamDefinition } from '@naru/exam-kit/engine'
import { pictureCacheOf } from '../cacheNames'
import type { AttemptName } from './clips'

/** The pictures of the running attempt, fetched ahead to where the service worker answers from. */
export interface Pictures {
  /**
   * Fetches what is missing, one after the other, so that the line stays free for what is on screen; pictures of any other attempt are
   * removed. Never rejects.
   *
   * @param urls their addresses, the one that is seen first first
   */
  prepare(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /**
   * Removes pictures from this device.
   *
   * @param exceptOf the user whose pictures stay; by default nobody's do
   */
  clear(exceptOf?: string): Promise<void>
}

/** What of one of the browser's caches is used. */
interface PictureCache {
  match(url: string, options: CacheQueryOptions): Promise<Response | undefined>
  put(url: string, picture: Response): Promise<void>
}

/** What of the browser's caches is used. */
interface PictureCaches extends Pick<CacheStorage, 'keys' | 'delete'> {
  open(name: string): Promise<PictureCache>
}

/** What the pictures are made of. */
export interface PicturesOptions {
  /**
   * Finds the browser's caches; even that may throw. Where there are none, or they refuse, pictures are fetched all the same, since the
   * browser may keep them by itself.
   */
  readonly getCaches?: () => PictureCaches | undefined
  /** Fetches a picture. @throws when it cannot be had */
  readonly fetchPicture?: (url: string) => Promise<Response>
}

/** After this time a picture counts as not to be had, in ms. */
const timeoutMs = 30_000

/** Creates the pictures of this page. */
export function createPictures({
  getCaches = () => globalThis.caches,
  fetchPicture = fetchWithSession,
}: PicturesOptions = {}): Pictures {
  let name = ''
  /** Whoever fetches stops when somebody else has begun. */
  let round = 0

  async function removeAllBut(stays: (name: string) => boolean): Promise<void> {
    try {
      const caches = getCaches()
      const names = (await caches?.keys()) ?? []
      for (const one of names) {
        // oxlint-disable-next-line no-await-in-loop -- there is seldom more than one
        if (one.startsWith(pictureCacheOf('')) && !stays(one)) await caches?.delete(one)
      }
    } catch {
      // What the browser refuses to open it does not keep either.
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
      round += 1
      const mine = round
      await removeAllBut((one) => one === name)
      if (mine !== round || urls.length === 0) return
      const cache = await open()
      for (const url of urls) {
        if (mine !== round) return
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await fetchOne(url, cache).catch(() => undefined)
      }
    },
    async clear(exceptOf) {
      const stays = (one: string) => exceptOf !== undefined && one.startsWith(pictureCacheOf(`${exceptOf}:`))
      if (!stays(name)) round += 1
      await removeAllBut(stays)
    },
  }
}

/** @returns the addresses of an exam's pictures, in the order in which they are seen, each once */
export const pictureUrls = ({ questions }: ExamDefinition): string[] => [
  ...new Set(
    questions
      .flatMap(({ photo, options }) => [photo, ...options.map((option) => option.photo)])
      .filter((url) => url !== undefined),
  ),
]

/** Pictures are for learners with a plan, so the request carries the session. */
async function fetchWithSession(url: string): Promise<Response> {
  const answer = await fetch(url, {
    credentials: 'include',
    priority: 'low',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // A page instead of a picture is how some servers say 'not found'.
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) throw new Error(`no picture at ${url}`)
  return answer
}
