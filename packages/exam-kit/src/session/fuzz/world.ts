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
  flushPromises,
  type FakeAudio,
  type FakeClock,
  type FakeProgress,
} from '../../testing'
import { fakeStorage, type FakeStorage } from '../../testing/fakeStorage'

/** How requests with results end. `lost-reply`: the server saves the result, and the response never arrives. */
export const networkModes = ['online', 'offline', 'error', 'conflict', 'busy', 'lost-reply', 'silence'] as const

export type NetworkMode = (typeof networkModes)[number]

const statuses: Readonly<Record<NetworkMode, number | null>> = {
  online: null,
  offline: null,
  error: 500,
  conflict: 409,
  busy: 503,
  'lost-reply': null,
  silence: null,
}

/** A server that saves one result per attempt, however often it is sent, and the progress of the running attempt. */
export interface Server {
  readonly progress: FakeProgress
  /** Saved results: start time → the first result of that attempt. */
  readonly results: ReadonlyMap<string, ResultRequest>
  readonly sender: ResultSender
  networkMode: NetworkMode
}

/** A simulated browser with its pages. */
export interface World {
  readonly definition: ExamDefinition
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly backupStore: LateBackupStore
  readonly server: Server
  readonly pages: Map<number, Page>
  /** Opens the page of this number, or returns the open one. */
  open(number: number): Promise<Page>
  /** Closes a page; its pending work never completes. @param isGraceful whether the session is disposed of first */
  close(number: number, isGraceful: boolean): void
}

export interface Page {
  readonly session: ExamSession
  readonly audio: FakeAudio
  readonly store: Store
}

/** A backup store that loses its latest writes when the browser crashes. */
export interface LateBackupStore {
  load(key: string): Promise<string | null>
  save(key: string, value: string): void
  remove(key: string): void
  /** Discards the latest writes. */
  lose(writes: number): void
  current(): string[]
}

/** Creates a server in the network mode `online`. */
export function createServer(): Server {
  const results = new Map<string, ResultRequest>()
  const sender: ResultSender = {
    send(result, signal) {
      const { networkMode } = server
      if (networkMode === 'online' || networkMode === 'lost-reply') {
        if (!results.has(result.startTime)) results.set(result.startTime, result)
        if (networkMode === 'online') return Promise.resolve({ kind: 'saved', attempt: 1 })
      }
      if (networkMode === 'silence') return new Promise((_, reject) => signal.addEventListener('abort', reject))
      return Promise.resolve({
        kind: 'failed',
        status: statuses[networkMode],
        message: null,
        ...(networkMode === 'busy' && { retryAfter: 7 }),
      })
    },
  }

  const server: Server = { progress: fakeProgress(), results, sender, networkMode: 'online' }
  return server
}

export function createWorld(
  definition: ExamDefinition,
  hasLocks: boolean,
  clock: FakeClock = fakeClock(),
  server: Server = createServer(),
): World {
  const storage = fakeStorage()
  const locks = fakeLocks()
  const backupStore = lateBackupStore()
  const pages = new Map<number, Page>()
  const ends = new Map<number, () => void>()
  const { progress, sender } = server

  return {
    definition,
    clock,
    storage,
    backupStore,
    server,
    pages,
    async open(number) {
      const open = pages.get(number)
      if (open) return open
      const life = { isAlive: true }
      const lock = hasLocks ? locks.tab() : undefined
      const store = crashableStore(storage.tab(), life)
      const ownClock = crashableClock(clock, life)
      const audio = fakeAudio({ clock: ownClock, seconds: 3 })
      const ports: SessionPorts = {
        clock: ownClock,
        store,
        audio,
        sender,
        backupStore: crashableBackupStore(backupStore, life),
        progress: crashableProgress(progress, life),
        ...(lock && { lock }),
      }
      const pulled = await progress.pull().catch(() => null)
      const recovery = await recoverProgress({ definition, ownerId: 'learner-1', store, backupStore, pulled })
      const session = createExamSession({ definition, ownerId: 'learner-1', ports, recovery })
      const page = { session, audio, store }
      pages.set(number, page)
      ends.set(number, () => {
        life.isAlive = false
        lock?.crash()
      })
      session.send({ type: 'begin' })
      await flushPromises()
      return page
    },
    close(number, isGraceful) {
      const page = pages.get(number)
      if (!page) return
      if (isGraceful) page.session.dispose()
      ends.get(number)?.()
      pages.delete(number)
      ends.delete(number)
    },
  }
}

interface Life {
  isAlive: boolean
}

function crashableStore(store: Store, life: Life): Store {
  return {
    ...store,
    isPersistent: true,
    set: (key, value) => life.isAlive && store.set(key, value),
    remove: (key) => life.isAlive && store.remove(key),
    subscribe: (listener) => store.subscribe?.((key, value) => life.isAlive && listener(key, value)) ?? (() => {}),
  }
}

function crashableClock(clock: FakeClock, life: Life): Clock {
  return {
    now: clock.now,
    monotonic: () => clock.monotonic?.() ?? 0,
    subscribe: (listener) => clock.subscribe((signal) => life.isAlive && listener(signal)),
  }
}

function crashableBackupStore(backupStore: LateBackupStore, life: Life): LateBackupStore {
  return {
    ...backupStore,
    save: (key, value) => life.isAlive && backupStore.save(key, value),
    remove: (key) => life.isAlive && backupStore.remove(key),
  }
}

function crashableProgress(progress: FakeProgress, life: Life): ProgressSync {
  return {
    pull: progress.pull,
    push: (sent, signal) => (life.isAlive ? progress.push(sent, signal) : new Promise(() => {})),
  }
}

function lateBackupStore(): LateBackupStore {
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
    lose(writes) {
      versions = versions.slice(0, Math.max(1, versions.length - writes))
    },
    current: () => [...latest().values()],
  }
}
