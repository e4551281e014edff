import type { WriterLock } from './ports'
import type { Access } from './snapshot'

/** The right to write an attempt, of which there is one among all pages of a browser. */
export interface WriterAccess {
  current(): Access
  /** Asks for the right; a second call while it is open does nothing. Without a lock there is nothing to ask. */
  open(): void
  /** Takes the right away from the page that has it. */
  takeOver(): void
  /** The page is back in view: the right may have become free. */
  wake(): void
  /** Gives the right back. */
  close(): void
}

/** What happens with the right to write. */
export interface AccessEvents {
  /** It is here now. */
  readonly onGained: () => void
  /** Another page has taken it. */
  readonly onLost: () => void
  /** `current` has changed otherwise. */
  readonly onChange: () => void
}

type Lose = () => void

/**
 * Who of this page uses a name of a lock. One room may follow another in one breath (and in development React closes and opens each):
 * the name passes from one to the next, is given back only by the last, and its loss is told to whoever has it then.
 */
const users = new WeakMap<WriterLock, Map<string, Set<Lose>>>()

function usersOf(lock: WriterLock, name: string): Set<Lose> {
  const names = users.get(lock) ?? new Map<string, Set<Lose>>()
  users.set(lock, names)
  const known = names.get(name) ?? new Set<Lose>()
  names.set(name, known)
  return known
}

/** Creates the access. Without a lock every page is a writer; a lock that fails does not keep anybody from the exam. */
export function createWriterAccess(lock: WriterLock | undefined, name: string, events: AccessEvents): WriterAccess {
  let access: Access = lock ? 'checking' : 'writer'
  let turn = 0
  let isOpen = false
  let isAsking = false

  /** An answer counts only while nothing else was asked or closed since. */
  function ask(question: (lock: WriterLock, onLost: () => void) => Promise<'held' | 'elsewhere'>): void {
    if (!lock) return
    turn += 1
    const mine = turn
    isAsking = true
    const settle = (answer: 'held' | 'elsewhere') => {
      if (mine !== turn) return
      isAsking = false
      if (answer === 'held') gain()
      else look('reader')
    }
    const here = usersOf(lock, name)
    question(lock, () => [...here].forEach((tell) => tell())).then(settle, () => settle('held'))
  }

  function gain(): void {
    access = 'writer'
    events.onGained()
  }

  function look(next: Access): void {
    if (access === next) return
    access = next
    events.onChange()
  }

  function lose(): void {
    if (!isOpen || access === 'reader') return
    const wasWriter = access === 'writer'
    turn += 1
    isAsking = false
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
      look('checking')
      ask((port, onLost) => port.claim(name, onLost))
    },
    takeOver() {
      if (!isOpen || access !== 'reader') return
      look('checking')
      ask((port, onLost) => port.take(name, onLost).then(() => 'held'))
    },
    wake() {
      if (isOpen && access === 'reader' && !isAsking) ask((port, onLost) => port.claim(name, onLost))
    },
    close() {
      if (!isOpen) return
      isOpen = false
      turn += 1
      isAsking = false
      if (lock) access = 'checking'
      if (lock) void releaseSoon(lock)
    },
  }
}
