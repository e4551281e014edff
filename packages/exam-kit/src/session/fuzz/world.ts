import {
  createExamSession,
  recoverProgress,
  type Clock,
  type ExamSession,
  type ProgressSync,
  type ResultSender,
  type SessionPorts,
  type Store,
} from '..'
import type { ExamDefinition, ResultRequest } from '../../engine'
import {
  fakeAudio,
  fakeClock,
  fakeLocks,
  fakeProgress,
  fakeStorage,
  type FakeAudio,
  type FakeClock,
  type FakeProgress,
  type FakeStorage,
} from '../../testing'

/** How the server treats a result. `lost-reply`: it keeps it, and the answer never arrives. */
export const weathers = ['fair', 'offline', 'error', 'conflict', 'busy', 'lost-reply', 'silence'] as const

/** One of the ways. */
export type Weather = (typeof weathers)[number]

const statuses: Readonly<Record<Weather, number | null>> = {
  fair: null,
  offline: null,
  error: 500,
  conflict: 409,
  busy: 503,
  'lost-reply': null,
  silence: null,
}

/** A server that keeps one result for each attempt, whatever is sent again, and the progress of the running one. */
export interface Server {
  readonly progress: FakeProgress
  /** Attempts that the server has: start time → the result that came first. */
  readonly results: ReadonlyMap<string, ResultRequest>
  readonly sender: ResultSender
  weather: Weather
}

/** A browser with its pages. */
export interface World {
  readonly definition: ExamDefinition
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly mirror: LateMirror
  readonly server: Server
  readonly pages: Map<number, Page>
  /** Opens a page of this number, or nothing if it is open. */
  open(number: number): Promise<Page>
  /** The page is gone; what it promised never happens. @param isTold whether it heard that it was being hidden */
  close(number: number, isTold: boolean): void
}

/** A page that has the exam open. */
export interface Page {
  readonly session: ExamSession
  readonly audio: FakeAudio
  readonly store: Store
}

/** A mirror whose latest copies may be lost when the browser dies. */
export interface LateMirror {
  load(key: string): Promise<string | null>
  save(key: string, value: string): void
  remove(key: string): void
  /** The last copies never came to the disk. */
  lose(copies: number): void
  current(): string[]
}

/** Lets everything that was promised happen. */
export async function settle(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each round lets the next promises be made
  for (let round = 0; round < 12; round += 1) await Promise.resolve()
}

/** Creates a server in fair weather. */
export function createServer(): Server {
  const results = new Map<string, ResultRequest>()
  const sender: ResultSender = {
    send(result, signal) {
      const { weather } = server
      if (weather === 'fair' || weather === 'lost-reply') {
        if (!results.has(result.startTime)) results.set(result.startTime, result)
        if (weather === 'fair') return Promise.resolve({ kind: 'saved', attempt: 1 })
      }
      if (weather === 'silence') return new Promise((_, reject) => signal.addEventListener('abort', reject))
      return Promise.resolve({
        kind: 'failed',
        status: statuses[weather],
        message: null,
        ...(weather === 'busy' && { retryAfter: 7 }),
      })
    },
  }

  const server: Server = { progress: fakeProgress(), results, sender, weather: 'fair' }
  return server
}

/** Creates a browser with nothing open yet. */
export function createWorld(
  definition: ExamDefinition,
  hasLocks: boolean,
  clock: FakeClock = fakeClock(),
  server: Server = createServer(),
): World {
  const storage = fakeStorage()
  const locks = fakeLocks()
  const mirror = lateMirror()
  const pages = new Map<number, Page>()
  const ends = new Map<number, () => void>()
  const { progress, sender } = server

  return {
    definition,
    clock,
    storage,
    mirror,
    server,
    pages,
    async open(number) {
      const open = pages.get(number)
      if (open) return open
      const life = { isAlive: true }
      const lock = hasLocks ? locks.tab() : undefined
      const store = mortalStore(storage.tab(), life)
      const ownClock = mortalClock(clock, life)
      const audio = fakeAudio({ clock: ownClock, seconds: 3 })
      const ports: SessionPorts = {
        clock: ownClock,
        store,
        audio,
        sender,
        mirror: mortalMirror(mirror, life),
        progress: mortalProgress(progress, life),
        ...(lock && { lock }),
      }
      const pulled = await progress.pull().catch(() => null)
      const recovery = await recoverProgress({ definition, ownerId: 'learner-1', store, mirror, pulled })
      const session = createExamSession({ definition, ownerId: 'learner-1', ports, recovery })
      const page = { session, audio, store }
      pages.set(number, page)
      ends.set(number, () => {
        life.isAlive = false
        lock?.crash()
      })
      session.send({ type: 'begin' })
      await settle()
      return page
    },
    close(number, isTold) {
      const page = pages.get(number)
      if (!page) return
      if (isTold) page.session.dispose()
      ends.get(number)?.()
      pages.delete(number)
      ends.delete(number)
    },
  }
}

interface Life {
  isAlive: boolean
}

function mortalStore(store: Store, life: Life): Store {
  return {
    ...store,
    isPersistent: true,
    set: (key, value) => life.isAlive && store.set(key, value),
    remove: (key) => life.isAlive && store.remove(key),
    subscribe: (listener) => store.subscribe?.((key, value) => life.isAlive && listener(key, value)) ?? (() => {}),
  }
}

function mortalClock(clock: FakeClock, life: Life): Clock {
  return {
    now: clock.now,
    monotonic: () => clock.monotonic?.() ?? 0,
    subscribe: (listener) => clock.subscribe((signal) => life.isAlive && listener(signal)),
  }
}

function mortalMirror(mirror: LateMirror, life: Life): LateMirror {
  return {
    ...mirror,
    save: (key, value) => life.isAlive && mirror.save(key, value),
    remove: (key) => life.isAlive && mirror.remove(key),
  }
}

function mortalProgress(progress: FakeProgress, life: Life): ProgressSync {
  return {
    pull: progress.pull,
    push: (sent, signal) => (life.isAlive ? progress.push(sent, signal) : new Promise(() => {})),
  }
}

function lateMirror(): LateMirror {
  let versions: ReadonlyMap<string, string>[] = [new Map()]
  const latest = () => versions.at(-1) ?? new Map<string, string>()
  return {
    load: (key) => Promise.resolve(latest().get(key) ?? null),
    save(key, value) {
      versions.push(new Map([...latest(), [key, value]]))
      versions = versions.slice(-8)
    },
    remove(key) {
      versions.push(new Map([...latest()].filter(([name]) => name !== key)))
    },
    lose(copies) {
      versions = versions.slice(0, Math.max(1, versions.length - copies))
    },
    current: () => [...latest().values()],
  }
}
