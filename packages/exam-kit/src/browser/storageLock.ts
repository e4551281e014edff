import type { WriterLock } from '../session'
import { subscribeToStorage, type StorageChange } from './storageChanges'

/** How long a claim waits for the answer of the tab that writes, in ms. */
const timeoutMs = 300

/** A message between tabs. */
interface Message {
  /** `asks`: who writes? `writes`: I do. `takes`: I do from now on. */
  readonly kind: 'asks' | 'writes' | 'takes'
  readonly from: string
  /** Whom `writes` answers. */
  readonly to?: string
  /** Makes each message another value: an equal one would cause no event. */
  readonly number: number
}

interface Part {
  isWriter: boolean
  /** Tabs that were told that this one writes. */
  readonly told: Set<string>
  onLost: () => void
  /** Called with the answer 'I write' of another tab. */
  onTaken: () => void
}

/**
 * One writer among all tabs without Web Locks: tabs exchange messages through `storage` events. Where the storage is refused, each tab
 * writes; its store is then in memory, so that tabs cannot disturb each other.
 *
 * @param getStorage finds the storage; may throw. Default: `window.localStorage`
 * @param subscribe calls a listener with each change by another tab. Default: the `storage` event
 */
export function createStorageLock(
  getStorage: () => Pick<Storage, 'setItem' | 'removeItem'> = () => window.localStorage,
  subscribe: (listener: (change: StorageChange) => void) => void = subscribeToStorage,
): WriterLock {
  const me = Math.random().toString(36).slice(2)
  const parts = new Map<string, Part>()
  let sent = 0
  let isListening = false

  function tell(name: string, kind: Message['kind'], to?: string): void {
    sent += 1
    const message: Message = { kind, from: me, number: sent, ...(to !== undefined && { to }) }
    try {
      getStorage().setItem(keyOf(name), JSON.stringify(message))
      getStorage().removeItem(keyOf(name))
    } catch {
      // Nobody can be told.
    }
  }

  function receive({ key, newValue }: StorageChange): void {
    for (const [name, part] of parts) {
      const message = key === keyOf(name) ? parseMessage(newValue) : null
      if (message === null || message.from === me) continue
      if (message.kind === 'asks') beAsked(name, part, message)
      else if (!part.isWriter) part.onTaken()
      else if (message.kind === 'takes' || isLateAnswer(part, message)) lose(name, part)
    }
  }

  function beAsked(name: string, part: Part, { from }: Message): void {
    // Of two tabs that ask at once, one gives way.
    if (!part.isWriter && me > from) return part.onTaken()
    part.told.add(from)
    return tell(name, 'writes', from)
  }

  /** On a busy computer an answer may come after a tab has begun to write; of two tabs that have told each other so, one gives way. */
  const isLateAnswer = ({ told }: Part, { from, to }: Message): boolean => to === me && (!told.has(from) || me > from)

  function lose(name: string, part: Part): void {
    parts.delete(name)
    part.onLost()
  }

  function join(name: string, part: Part): void {
    parts.set(name, part)
    if (isListening) return
    isListening = true
    subscribe(receive)
  }

  return {
    claim(name, onLost) {
      if (parts.get(name)?.isWriter) return Promise.resolve('held')
      return new Promise((resolve) => {
        const part: Part = { isWriter: false, told: new Set(), onLost, onTaken: () => settle('elsewhere') }
        const settle = (outcome: 'held' | 'elsewhere') => {
          clearTimeout(timer)
          part.onTaken = () => undefined
          part.isWriter = outcome === 'held'
          if (outcome === 'elsewhere' && parts.get(name) === part) parts.delete(name)
          resolve(outcome)
        }
        const timer = setTimeout(() => settle('held'), timeoutMs)
        join(name, part)
        tell(name, 'asks')
      })
    },
    take(name, onLost) {
      join(name, { isWriter: true, told: new Set(), onLost, onTaken: () => undefined })
      tell(name, 'takes')
      return Promise.resolve()
    },
    release(name) {
      const part = parts.get(name)
      parts.delete(name)
      part?.onTaken()
    },
  }
}

function keyOf(name: string): string {
  return `naru.writer:${name}`
}

function parseMessage(text: string | null): Message | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isMessage(value) ? value : null
  } catch {
    return null
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('from' in value)) return false
  return typeof value.from === 'string' && ['asks', 'writes', 'takes'].some((kind) => kind === value.kind)
}
