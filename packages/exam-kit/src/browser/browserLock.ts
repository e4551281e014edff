import type { WriterLock } from '../session'
import { createStorageLock } from './storageLock'

/**
 * A page that was just left releases its lock a little after the next page claims it: a claim waits 400 ms. In steps: a page that was too busy
 * to take the answer meanwhile has waited for one step only.
 */
const stepMs = 100
const steps = 4

/** What of the browser's Web Locks is used. */
interface WebLocks {
  request(name: string, options: LockOptions, work: () => Promise<void>): Promise<unknown>
}

/**
 * One writer among all tabs of this browser, for each name, by the Web Lock `naru.writer:{name}`.
 *
 * @param locks Default: the browser's own. Without Web Locks (no https): `createStorageLock`
 */
export function createBrowserLock(locks: WebLocks | undefined = navigator.locks): WriterLock {
  return locks === undefined ? createStorageLock() : createWebLock(locks)
}

/** The browser releases a Web Lock by itself when its tab crashes. */
function createWebLock(locks: WebLocks): WriterLock {
  /** How each held lock is given back. */
  const held = new Map<string, () => void>()
  /** How each claim that is under way is given up. */
  const claims = new Map<string, AbortController>()

  /** Asks for the lock and keeps it until it is released or stolen. @returns whether it was given */
  function request(name: string, options: LockOptions, onLost: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      let giveBack: (() => void) | undefined
      const keep = () => {
        resolve(true)
        return new Promise<void>((done) => {
          giveBack = done
          held.set(name, done)
        })
      }
      locks.request(`naru.writer:${name}`, options, keep).catch(() => {
        resolve(false)
        if (giveBack === undefined || held.get(name) !== giveBack) return
        held.delete(name)
        onLost()
      })
    })
  }

  return {
    async claim(name, onLost) {
      if (held.has(name)) return 'held'
      const claim = new AbortController()
      claims.set(name, claim)
      let left = steps
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        if (left === 0) claim.abort()
        else timer = setTimeout(wait, stepMs)
        left -= 1
      }
      wait()
      const isHeld = await request(name, { signal: claim.signal }, onLost)
      clearTimeout(timer)
      if (claims.get(name) === claim) claims.delete(name)
      return isHeld ? 'held' : 'elsewhere'
    },
    async take(name, onLost) {
      await request(name, { steal: true }, onLost)
    },
    release(name) {
      claims.get(name)?.abort()
      const giveBack = held.get(name)
      held.delete(name)
      giveBack?.()
    },
  }
}
