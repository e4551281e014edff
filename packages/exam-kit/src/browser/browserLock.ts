import type { WriterLock } from '../session'
import { createStorageLock } from './storageLock'

/**
 * A page that was just left releases its lock shortly after the next page claims it, so a claim waits 400 ms. In steps, because a busy page
 * handles late timers first: it must not abort a claim that was granted meanwhile.
 */
const stepMs = 100
const steps = 4

/** The part of the Web Locks API that is used. */
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
  /** Releases each held lock. */
  const held = new Map<string, () => void>()
  /** Aborts each pending claim. */
  const claims = new Map<string, AbortController>()

  /** Requests the lock and holds it until it is released or stolen. @returns whether it was granted */
  function request(name: string, options: LockOptions, onLost: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      let release: (() => void) | undefined
      const hold = () => {
        resolve(true)
        return new Promise<void>((done) => {
          release = done
          held.set(name, done)
        })
      }
      locks.request(`naru.writer:${name}`, options, hold).catch(() => {
        resolve(false)
        if (release === undefined || held.get(name) !== release) return
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
    async steal(name, onLost) {
      await request(name, { steal: true }, onLost)
    },
    release(name) {
      claims.get(name)?.abort()
      const unlock = held.get(name)
      held.delete(name)
      unlock?.()
    },
  }
}
