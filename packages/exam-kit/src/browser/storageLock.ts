import { isRecord, parseJson } from '../engine/storage/parse'
import type { WriterLock } from '../session'
import { subscribeToStorage, type StorageChange } from './browserStore'

/** A claim without a reply of the writing tab succeeds after this time, in ms. */
const timeoutMs = 300

interface Message {
  /** `asks`: requests the lock. `writes`: replies that this tab holds it. `takes`: steals it. */
  readonly kind: 'asks' | 'writes' | 'takes'
  readonly from: string
  /** Recipient of `writes`. */
  readonly to?: string
  /** Makes each value unique: an equal one causes no event. */
  readonly number: number
}

interface Claim {
  isWriter: boolean
  /** Tabs that received a `writes` of this tab. */
  readonly notified: Set<string>
  onLost: () => void
  /** Called when another tab replies with `writes`. */
  onRejected: () => void
}

/**
 * One writer among all tabs without Web Locks: tabs exchange messages by `storage` events. Where the browser blocks the storage, each tab
 * writes; its store is then in memory, so tabs cannot overwrite each other.
 *
 * @param getStorage finds the storage; may throw. Default: `window.localStorage`
 * @param subscribe calls a listener with each change by another tab. Default: the `storage` event
 */
export function createStorageLock(
  getStorage: () => Pick<Storage, 'setItem' | 'removeItem'> = () => window.localStorage,
  subscribe: (listener: (change: StorageChange) => void) => void = subscribeToStorage,
): WriterLock {
  const me = Math.random().toString(36).slice(2)
  const claims = new Map<string, Claim>()
  let sent = 0
  let isListening = false

  function post(name: string, kind: Message['kind'], to?: string): void {
    sent += 1
    const message: Message = { kind, from: me, number: sent, ...(to !== undefined && { to }) }
    try {
      getStorage().setItem(keyOf(name), JSON.stringify(message))
      getStorage().removeItem(keyOf(name))
    } catch {
      // The storage is blocked, so no other tab shares it.
    }
  }

  function receive({ key, newValue }: StorageChange): void {
    for (const [name, claim] of claims) {
      const message = key === keyOf(name) ? parseMessage(newValue) : null
      if (message === null || message.from === me) continue
      if (message.kind === 'asks') reply(name, claim, message)
      else if (!claim.isWriter) claim.onRejected()
      else if (message.kind === 'takes' || isLateReply(claim, message)) lose(name, claim)
    }
  }

  function reply(name: string, claim: Claim, { from }: Message): void {
    // Of two tabs that claim at the same time, the smaller id wins.
    if (!claim.isWriter && me > from) return claim.onRejected()
    claim.notified.add(from)
    return post(name, 'writes', from)
  }

  /** On a busy computer a reply may arrive after the claim has timed out; if both tabs have sent one, the smaller id wins. */
  const isLateReply = ({ notified }: Claim, { from, to }: Message): boolean =>
    to === me && (!notified.has(from) || me > from)

  function lose(name: string, claim: Claim): void {
    claims.delete(name)
    claim.onLost()
  }

  function join(name: string, claim: Claim): void {
    claims.set(name, claim)
    if (isListening) return
    isListening = true
    subscribe(receive)
  }

  return {
    claim(name, onLost) {
      if (claims.get(name)?.isWriter) return Promise.resolve('held')
      return new Promise((resolve) => {
        const claim: Claim = { isWriter: false, notified: new Set(), onLost, onRejected: () => finish('elsewhere') }
        const finish = (outcome: 'held' | 'elsewhere') => {
          clearTimeout(timer)
          claim.onRejected = () => undefined
          claim.isWriter = outcome === 'held'
          if (outcome === 'elsewhere' && claims.get(name) === claim) claims.delete(name)
          resolve(outcome)
        }
        const timer = setTimeout(() => finish('held'), timeoutMs)
        join(name, claim)
        post(name, 'asks')
      })
    },
    steal(name, onLost) {
      join(name, { isWriter: true, notified: new Set(), onLost, onRejected: () => undefined })
      post(name, 'takes')
      return Promise.resolve()
    },
    release(name) {
      const claim = claims.get(name)
      claims.delete(name)
      claim?.onRejected()
    },
  }
}

function keyOf(name: string): string {
  return `naru.writer:${name}`
}

function parseMessage(text: string | null): Message | null {
  const value = parseJson(text)
  return isMessage(value) ? value : null
}

function isMessage(value: unknown): value is Message {
  return (
    isRecord(value) &&
    typeof value['from'] === 'string' &&
    ['asks', 'writes', 'takes'].some((kind) => kind === value['kind'])
  )
}
