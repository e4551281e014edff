import type { BrowserDatabase, ClipSource } from '@naru/exam-kit/browser'
import { fetchMedia } from './fetchMedia'

/** The key of an attempt's cached media. */
export interface AttemptName {
  readonly ownerId: string
  readonly examId: string
}

/** The progress of prefetching an exam's clips. A new object only after a change. */
export interface ClipProgress {
  /** Number of clips on this device. */
  readonly ready: number
  readonly total: number
  /** URLs of the clips that failed to load. */
  readonly failed: readonly string[]
  /** Whether every clip is ready or has failed. */
  readonly isDone: boolean
}

/**
 * The clips of the running attempt, prefetched so that a broken connection does not interrupt the listening section.
 */
export interface Clips extends ClipSource {
  getProgress(): ClipProgress
  /** Calls the listener after each change. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /** Loads this attempt's clips from the database; removes the clips of all other attempts. */
  restore(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /** Restores, then fetches missing clips and retries failed ones. Never rejects. */
  prepare(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /**
   * Removes clips from this device.
   *
   * @param exceptOf the user whose clips stay; by default none
   */
  clear(exceptOf?: string): Promise<void>
}

/** Options of createClips. */
export interface ClipsOptions {
  readonly database: BrowserDatabase
  /** Fetches a clip. @throws if it cannot be loaded */
  readonly fetchClip?: (url: string) => Promise<Blob>
}

/** Clips fetched in parallel. */
const concurrency = 3

const nothing: ClipProgress = { ready: 0, total: 0, failed: [], isDone: true }

/** Creates the clips of this page. */
export function createClips({ database, fetchClip = fetchSound }: ClipsOptions): Clips {
  const listeners = new Set<() => void>()
  /** By URL. */
  const blobs = new Map<string, Blob>()
  /** The clip that plays or played last. Object URLs are created one at a time: twenty at once block noticeably. */
  let current: { readonly url: string; readonly blobUrl: string } | undefined
  const failed = new Set<string>()
  let requestedUrls: readonly string[] = []
  let prefix = ''
  let restoring: Promise<void> = Promise.resolve()
  let fetching: Promise<void> | undefined
  let progress = nothing

  function publish(): void {
    const missed = requestedUrls.filter((url) => failed.has(url))
    const ready = requestedUrls.filter((url) => blobs.has(url)).length
    progress = {
      ready,
      total: requestedUrls.length,
      failed: missed,
      isDone: ready + missed.length === requestedUrls.length,
    }
    for (const listener of listeners) listener()
  }

  function revoke(): void {
    if (current !== undefined) URL.revokeObjectURL(current.blobUrl)
    current = undefined
  }

  function reset(): void {
    revoke()
    blobs.clear()
    failed.clear()
  }

  function addClip(url: string, blob: Blob): void {
    failed.delete(url)
    if (!blobs.has(url)) blobs.set(url, blob)
    publish()
  }

  async function loadStored(ownPrefix: string): Promise<void> {
    for (const key of await database.keys('clips')) {
      if (ownPrefix !== prefix) return
      // oxlint-disable-next-line no-await-in-loop -- one at a time: all at once would fill the memory of a small phone
      if (!key.startsWith(ownPrefix)) await database.remove('clips', key)
      else if (requestedUrls.includes(key.slice(ownPrefix.length)) && !blobs.has(key.slice(ownPrefix.length))) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const blob = await database.get('clips', key)
        if (ownPrefix === prefix && blob instanceof Blob) addClip(key.slice(ownPrefix.length), blob)
      }
    }
  }

  function restore({ ownerId, examId }: AttemptName, urls: readonly string[]): Promise<void> {
    const next = `${ownerId}:${examId}:`
    if (next === prefix && urls.length === requestedUrls.length && urls.every((url, at) => url === requestedUrls[at]))
      return restoring
    reset()
    prefix = next
    requestedUrls = [...new Set(urls)]
    fetching = undefined
    publish()
    restoring = loadStored(next)
    return restoring
  }

  /** Retries a failed clip once. @returns null if it fails again */
  async function fetchWithRetry(url: string): Promise<Blob | null> {
    try {
      return await fetchClip(url).catch(() => fetchClip(url))
    } catch {
      return null
    }
  }

  async function fetchOne(url: string, ownPrefix: string): Promise<void> {
    const blob = await fetchWithRetry(url)
    if (ownPrefix !== prefix) return
    if (blob === null) {
      failed.add(url)
      publish()
    } else {
      addClip(url, blob)
      void database.put('clips', `${ownPrefix}${url}`, blob)
    }
  }

  async function fetchMissing(ownPrefix: string): Promise<void> {
    const missing = requestedUrls.filter((url) => !blobs.has(url))
    failed.clear()
    publish()
    const worker = async () => {
      for (let url = missing.shift(); url !== undefined; url = missing.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- each worker fetches one clip at a time
        await fetchOne(url, ownPrefix)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  return {
    getProgress: () => progress,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restore,
    async prepare(attempt, urls) {
      await restore(attempt, urls)
      const run = (fetching ??= fetchMissing(prefix))
      await run
      if (fetching === run) fetching = undefined
    },
    urlOf(url) {
      const blob = blobs.get(url)
      if (blob === undefined) return url
      if (current?.url !== url) {
        revoke()
        current = { url, blobUrl: URL.createObjectURL(blob) }
      }
      return current.blobUrl
    },
    evict(url) {
      if (!blobs.delete(url)) return
      if (current?.url === url) revoke()
      void database.remove('clips', `${prefix}${url}`)
    },
    async clear(exceptOf) {
      const isRetained = (key: string) => exceptOf !== undefined && key.startsWith(`${exceptOf}:`)
      if (!isRetained(prefix)) {
        reset()
        prefix = ''
        requestedUrls = []
        publish()
      }
      const keys = await database.keys('clips')
      await Promise.all(keys.filter((key) => !isRetained(key)).map((key) => database.remove('clips', key)))
    },
  }
}

async function fetchSound(url: string): Promise<Blob> {
  const blob = await (await fetchMedia(url, 'auto')).blob()
  if (blob.size === 0) throw new Error(`no clip at ${url}`)
  return blob
}
