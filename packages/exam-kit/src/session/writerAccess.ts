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
    question(lock, () => lose(mine)).then(settle, () => settle('held'))
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

  function lose(mine: number): void {
    if (mine !== turn) return
    turn += 1
    isAsking = false
    access = 'reader'
    events.onLost()
  }

  /** React in development closes and opens in one breath; then nothing is given back. */
  async function releaseSoon(): Promise<void> {
    await Promise.resolve()
    if (!isOpen) lock?.release(name)
  }

  return {
    current: () => access,
    open() {
      if (isOpen) return
      isOpen = true
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
      void releaseSoon()
    },
  }
}
