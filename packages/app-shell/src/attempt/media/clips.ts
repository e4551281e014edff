import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'
import type { BrowserDatabase, ClipSource } from '@naru/exam-kit/browser'
import { createMediaCache, type MediaGroup } from '@naru/exam-kit/internal/browser'
import { fetchMedia } from './fetchMedia'

export interface AttemptName {
  readonly ownerId: string
  readonly examId: string
}

/** The progress of prefetching an exam's clips. A new object only after a change. */
export interface ClipProgress {
  readonly ready: number
  readonly total: number
  readonly failed: readonly string[]
  /** Whether every clip is ready or has failed. */
  readonly isDone: boolean
}

/**
 * The clips of the running attempt, prefetched so that a broken connection does not interrupt the listening section.
 */
export interface Clips extends ClipSource, Subscribable {
  getProgress(): ClipProgress
  /** Loads this attempt's clips from the database; removes the clips of all other attempts. */
  restore(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /** Restores, then fetches missing clips and retries failed ones. Never rejects. */
  prepare(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /** Removes clips from this device. @param exceptOf the user whose clips stay; by default none */
  clear(exceptOf?: string): Promise<void>
}

export interface ClipsOptions {
  readonly database: BrowserDatabase
  /** Fetches a clip. @throws if it cannot be loaded */
  readonly fetchClip?: (url: string) => Promise<Blob>
}

const nothing: ClipProgress = { ready: 0, total: 0, failed: [], isDone: true }

/** Creates the clips of this page: those of the running attempt are also in memory, because a player needs them at once. */
export function createClips({ database, fetchClip = (url) => fetchMedia(url, 'auto') }: ClipsOptions): Clips {
  const cache = createMediaCache({ database, namespace: 'clips', fetchMedia: fetchClip, parallel: 3 })
  const { subscribe, notify } = createListeners()
  const blobs = new Map<string, Blob>()
  /** The clip that plays or played last. Object URLs are created one at a time: twenty at once block noticeably. */
  let current: { readonly url: string; readonly blobUrl: string } | undefined
  const failed = new Set<string>()
  let requestedUrls: readonly string[] = []
  /** `{ownerId}:{examId}` */
  let group = ''
  let restoring: Promise<MediaGroup> | undefined
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
    notify()
  }

  function revoke(): void {
    if (current !== undefined) URL.revokeObjectURL(current.blobUrl)
    current = undefined
  }

  /** Begins with the clips of another attempt, or of none. */
  function reset(next: string, urls: readonly string[]): void {
    revoke()
    blobs.clear()
    failed.clear()
    group = next
    requestedUrls = urls
    fetching = undefined
    publish()
  }

  function addClip(url: string, clip: Blob | null): void {
    if (clip === null) failed.add(url)
    else if (!blobs.has(url)) blobs.set(url, clip)
    publish()
  }

  async function loadStored(ownGroup: string): Promise<MediaGroup> {
    const kept = await cache.keep(ownGroup, requestedUrls)
    for (const url of kept.stored) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: all at once would fill the memory of a small phone
      const clip = await cache.find(ownGroup, url)
      if (ownGroup !== group) break
      if (clip !== null) addClip(url, clip)
    }
    return kept
  }

  function restore({ ownerId, examId }: AttemptName, urls: readonly string[]): Promise<MediaGroup> {
    const next = `${ownerId}:${examId}`
    const isSame =
      next === group && urls.length === requestedUrls.length && urls.every((url, at) => url === requestedUrls[at])
    if (!isSame || restoring === undefined) {
      reset(next, [...new Set(urls)])
      restoring = loadStored(next)
    }
    return restoring
  }

  function fetchMissing({ load }: MediaGroup): Promise<void> {
    const missing = requestedUrls.filter((url) => !blobs.has(url))
    failed.clear()
    publish()
    return load(missing, addClip)
  }

  return {
    getProgress: () => progress,
    subscribe,
    restore: async (attempt, urls) => void (await restore(attempt, urls)),
    async prepare(attempt, urls) {
      const kept = await restore(attempt, urls)
      const run = (fetching ??= fetchMissing(kept))
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
      void cache.remove(group, url)
    },
    async clear(exceptOf) {
      if (exceptOf === undefined || !group.startsWith(`${exceptOf}:`)) reset('', [])
      await cache.clear(exceptOf)
    },
  }
}
