import type { BrowserDatabase, ClipSource } from '@naru/exam-kit/browser'

/** Whose clips of which exam. */
export interface AttemptName {
  readonly ownerId: string
  readonly examId: string
}

/** How far the fetching of an exam's clips has come. A new object only when something in it changed. */
export interface ClipProgress {
  /** Clips that are on this device. */
  readonly ready: number
  readonly total: number
  /** Addresses of the clips that could not be fetched. */
  readonly failed: readonly string[]
  /** Whether each clip is ready or has failed. */
  readonly isDone: boolean
}

/** The clips of the running attempt, fetched ahead: a connection that breaks in the middle of the listening section then harms nobody. */
export interface Clips extends ClipSource {
  getProgress(): ClipProgress
  /** Calls the listener after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Takes up what was fetched before for this attempt, in this or an earlier visit; clips of any other attempt are removed. */
  restore(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /** Restores, then fetches what is missing, and again what has failed. Never rejects. */
  prepare(attempt: AttemptName, urls: readonly string[]): Promise<void>
  /**
   * Removes clips from this device.
   *
   * @param exceptOf the user whose clips stay; by default nobody's do
   */
  clear(exceptOf?: string): Promise<void>
}

/** What the clips are made of. */
export interface ClipsOptions {
  readonly database: BrowserDatabase
  /** Fetches a clip. @throws when it cannot be had */
  readonly fetchClip?: (url: string) => Promise<Blob>
}

/** How many clips are fetched at the same time. */
const concurrency = 3
/** After this time a try counts as failed, in ms. */
const timeoutMs = 30_000

const nothing: ClipProgress = { ready: 0, total: 0, failed: [], isDone: true }

/** Creates the clips of this page. */
export function createClips({ database, fetchClip = fetchWithSession }: ClipsOptions): Clips {
  const listeners = new Set<() => void>()
  /** By the clip's address. */
  const blobs = new Map<string, Blob>()
  /** The clip that plays, or played last: making an address costs time, and twenty at once are felt. */
  let current: { readonly url: string; readonly blobUrl: string } | undefined
  const failed = new Set<string>()
  let wanted: readonly string[] = []
  let prefix = ''
  let restoring: Promise<void> = Promise.resolve()
  let fetching: Promise<void> | undefined
  let progress = nothing

  function publish(): void {
    const missed = wanted.filter((url) => failed.has(url))
    const ready = wanted.filter((url) => blobs.has(url)).length
    progress = { ready, total: wanted.length, failed: missed, isDone: ready + missed.length === wanted.length }
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

  async function loadStored(mine: string): Promise<void> {
    for (const key of await database.keys('clips')) {
      if (mine !== prefix) return
      // oxlint-disable-next-line no-await-in-loop -- one at a time: all at once would fill the memory of a small phone
      if (!key.startsWith(mine)) await database.remove('clips', key)
      else if (wanted.includes(key.slice(mine.length)) && !blobs.has(key.slice(mine.length))) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const blob = await database.get('clips', key)
        if (mine === prefix && blob instanceof Blob) addClip(key.slice(mine.length), blob)
      }
    }
  }

  function restore({ ownerId, examId }: AttemptName, urls: readonly string[]): Promise<void> {
    const next = `${ownerId}:${examId}:`
    if (next === prefix && urls.length === wanted.length && urls.every((url, at) => url === wanted[at]))
      return restoring
    reset()
    prefix = next
    wanted = [...new Set(urls)]
    fetching = undefined
    publish()
    restoring = loadStored(next)
    return restoring
  }

  /** A clip that fails is asked for once more before it counts as failed. */
  async function fetchWithRetry(url: string): Promise<Blob | null> {
    try {
      return await fetchClip(url).catch(() => fetchClip(url))
    } catch {
      return null
    }
  }

  async function fetchOne(url: string, mine: string): Promise<void> {
    const blob = await fetchWithRetry(url)
    if (mine !== prefix) return
    if (blob === null) {
      failed.add(url)
      publish()
    } else {
      addClip(url, blob)
      void database.put('clips', `${mine}${url}`, blob)
    }
  }

  async function fetchMissing(mine: string): Promise<void> {
    const missing = wanted.filter((url) => !blobs.has(url))
    failed.clear()
    publish()
    const worker = async () => {
      for (let url = missing.shift(); url !== undefined; url = missing.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- a lane fetches one after the other
        await fetchOne(url, mine)
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
    drop(url) {
      if (!blobs.delete(url)) return
      if (current?.url === url) revoke()
      void database.remove('clips', `${prefix}${url}`)
    },
    async clear(exceptOf) {
      const stays = (key: string) => exceptOf !== undefined && key.startsWith(`${exceptOf}:`)
      if (!stays(prefix)) {
        reset()
        prefix = ''
        wanted = []
        publish()
      }
      const keys = await database.keys('clips')
      await Promise.all(keys.filter((key) => !stays(key)).map((key) => database.remove('clips', key)))
    },
  }
}

/** Clips are for learners with a plan, so the request carries the session. */
async function fetchWithSession(url: string): Promise<Blob> {
  const answer = await fetch(url, { credentials: 'include', signal: AbortSignal.timeout(timeoutMs) })
  const blob = await answer.blob()
  // A page instead of a sound is how some servers say 'not found'.
  if (!answer.ok || blob.size === 0 || blob.type.startsWith('text/')) throw new Error(`no clip at ${url}`)
  return blob
}
