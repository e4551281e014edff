import type { WriterLock } from '@naru/exam-kit/session'
import { createStorageLock } from './storageLock'

/** A page that was just left gives its lock back a little later than the next one asks for it. In ms. */
const patience = 400

/** The lock of this browser: Web Locks, or messages by storage events where there are none, as on a site without https. */
export function createBrowserLock(locks: LockManager | undefined = navigator.locks): WriterLock {
  return locks === undefined ? createStorageLock() : createWebLock(locks)
}

/** One writer among all tabs, by the browser's own locks: it frees the lock of a tab that crashes. */
function createWebLock(locks: LockManager): WriterLock {
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
      const timer = setTimeout(() => claim.abort(), patience)
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
