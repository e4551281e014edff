import type { Store, WriterLock } from './ports'

/**
 * A lock for browsers without Web Locks, made of a store that tells of other tabs' changes. It cannot know whether another tab is still
 * there, so the last one to open has the right; the others hear of it and become readers. What two tabs write before they hear is
 * merged by their sessions.
 * @param tabId a name that no other tab has, such as a random one
 */
export function createStoreLock(store: Store, tabId: string): WriterLock {
  const held = new Map<string, () => void>()
  const keyOf = (name: string) => `lock:${name}`

  store.subscribe?.((key, value) => {
    for (const [name, onLost] of held) {
      if (key !== keyOf(name) || value === null || value === tabId) continue
      held.delete(name)
      onLost()
    }
  })

  function hold(name: string, onLost: () => void): void {
    held.set(name, onLost)
    store.set(keyOf(name), tabId)
  }

  return {
    claim(name, onLost) {
      hold(name, onLost)
      return Promise.resolve('held')
    },
    take(name, onLost) {
      hold(name, onLost)
      return Promise.resolve()
    },
    release(name) {
      if (held.delete(name) && store.get(keyOf(name)) === tabId) store.remove(keyOf(name))
    },
  }
}
