import type { Store } from '@naru/exam-kit/session'
import { hearStorage, type StorageNews } from './storageNews'

/**
 * The browser's local storage, which never throws: what it refuses (full, blocked, private) is kept in memory and lost on reload.
 *
 * @param getStorage finds the storage; even that may throw
 * @param listen hands on what other tabs change
 */
export function createBrowserStore(
  getStorage: () => Storage = () => window.localStorage,
  listen: (hear: (news: StorageNews) => void) => () => void = hearStorage,
): Store {
  const refused = new Map<string, string>()

  function attempt<T>(access: (storage: Storage) => T, otherwise: T): T {
    try {
      return access(getStorage())
    } catch {
      return otherwise
    }
  }

  function stored(storage: Storage, key: string, value: string): boolean {
    storage.setItem(key, value)
    return storage.getItem(key) === value
  }

  return {
    get isPersistent() {
      return refused.size === 0
    },
    get: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      if (attempt((storage) => stored(storage, key, value), false)) refused.delete(key)
      else refused.set(key, value)
    },
    remove(key) {
      refused.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    subscribe: (listener) => listen(({ key, newValue }) => key !== null && listener(key, newValue)),
    keys: () => [...new Set([...refused.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  }
}
