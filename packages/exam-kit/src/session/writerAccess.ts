import type { WriterLock } from './ports'
import type { Access } from './snapshot'

/** Write access to an attempt, which one page of a browser has at a time. */
export interface WriterAccess {
  current(): Access
  /** Claims the lock; a second call while it is open does nothing. Without a lock access is granted. */
  open(): void
  /** Steals the lock from the page that holds it. */
  stealLock(): void
  /** Claims the lock again, because the page is visible again and the lock may be free. */
  wake(): void
  /** Releases the lock. */
  close(): void
}

export interface AccessEvents {
  readonly onGained: () => void
  /** Another page has stolen write access. */
  readonly onLost: () => void
  /** `current` has changed in another way. */
  readonly onChange: () => void
}

type Lose = () => void

/**
 * The sessions of this page that use a lock, by name. A session may be opened right after another is disposed of (React does so in
 * development): they share the held lock, the last one releases it, and a loss reaches all of them.
 */
const users = new WeakMap<WriterLock, Map<string, Set<Lose>>>()

function usersOf(lock: WriterLock, name: string): Set<Lose> {
  const names = users.get(lock) ?? new Map<string, Set<Lose>>()
  users.set(lock, names)
  const known = names.get(name) ?? new Set<Lose>()
  names.set(name, known)
  return known
}

/** Creates the access. Without a lock every page is a writer; a lock that rejects grants access, so that nobody is locked out. */
export function createWriterAccess(lock: WriterLock | undefined, name: string, events: AccessEvents): WriterAccess {
  let access: Access = lock ? 'checking' : 'writer'
  let requestId = 0
  let isOpen = false
  let isRequesting = false

  /** Ignores the response if another request or `close` followed. */
  function request(send: (lock: WriterLock, onLost: () => void) => Promise<'held' | 'elsewhere'>): void {
    if (!lock) return
    requestId += 1
    const mine = requestId
    isRequesting = true
    const resolve = (response: 'held' | 'elsewhere') => {
      if (mine !== requestId) return
      isRequesting = false
      if (response === 'held') gain()
      else setAccess('reader')
    }
    const here = usersOf(lock, name)
    send(lock, () => [...here].forEach((loseOne) => loseOne())).then(resolve, () => resolve('held'))
  }

  function gain(): void {
    access = 'writer'
    events.onGained()
  }

  function setAccess(next: Access): void {
    if (access === next) return
    access = next
    events.onChange()
  }

  function lose(): void {
    if (!isOpen || access === 'reader') return
    const wasWriter = access === 'writer'
    requestId += 1
    isRequesting = false
    access = 'reader'
    if (wasWriter) events.onLost()
    else events.onChange()
  }

  async function releaseSoon(port: WriterLock): Promise<void> {
    await Promise.resolve()
    if (isOpen) return
    const here = usersOf(port, name)
    here.delete(lose)
    if (here.size === 0) port.release(name)
  }

  return {
    current: () => access,
    open() {
      if (isOpen) return
      isOpen = true
      if (lock) usersOf(lock, name).add(lose)
      setAccess('checking')
      request((port, onLost) => port.claim(name, onLost))
    },
    stealLock() {
      if (!isOpen || access !== 'reader') return
      setAccess('checking')
      request((port, onLost) => port.steal(name, onLost).then(() => 'held'))
    },
    wake() {
      if (isOpen && access === 'reader' && !isRequesting) request((port, onLost) => port.claim(name, onLost))
    },
    close() {
      if (!isOpen) return
      isOpen = false
      requestId += 1
      isRequesting = false
      if (lock) access = 'checking'
      if (lock) void releaseSoon(lock)
    },
  }
}
