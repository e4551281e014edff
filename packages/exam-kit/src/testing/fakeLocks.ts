import type { WriterLock } from '../session'

/** The locks of one browser, shared by its tabs. */
export interface FakeLocks {
  /** Opens one more tab. */
  tab(): FakeLock
}

export interface FakeLock extends WriterLock {
  /** Crashes the tab: its locks are free. */
  crash(): void
}

/** Creates the locks of one browser. `onLost` is called in a later task, as in browsers. */
export function fakeLocks(): FakeLocks {
  const holders = new Map<string, { tab: object; onLost: () => void }>()

  function tab(): FakeLock {
    const self = {}
    const isMine = (name: string) => holders.get(name)?.tab === self

    function hold(name: string, onLost: () => void): void {
      const before = holders.get(name)
      holders.set(name, { tab: self, onLost })
      if (before && before.tab !== self) void Promise.resolve().then(before.onLost)
    }

    return {
      claim(name, onLost) {
        if (holders.has(name) && !isMine(name)) return Promise.resolve('elsewhere')
        hold(name, onLost)
        return Promise.resolve('held')
      },
      steal(name, onLost) {
        hold(name, onLost)
        return Promise.resolve()
      },
      release(name) {
        if (isMine(name)) holders.delete(name)
      },
      crash() {
        for (const [name, holder] of holders) if (holder.tab === self) holders.delete(name)
      },
    }
  }

  return { tab }
}
