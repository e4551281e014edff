import type { Store } from '../session'

/** A change of local storage by another tab: the key and its new value; null means removed. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

/** Calls the listener for each change by another tab. @returns the unsubscribe function */
export function subscribeToStorage(listener: (change: StorageChange) => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/**
 * Creates the store on local storage. It never throws: values that the browser rejects (full, blocked, private) stay in memory until a
 * reload.
 *
 * @param getStorage finds the storage; may throw. Default: `window.localStorage`
 * @param subscribe calls a listener with each change by another tab and returns the unsubscribe function. Default: the `storage` event
 */
export function createBrowserStore(
  getStorage: () => Storage = () => window.localStorage,
  subscribe: typeof subscribeToStorage = subscribeToStorage,
): Store {
  const unsaved = new Map<string, string>()

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
      return unsaved.size === 0
    },
    get: (key) => unsaved.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      if (attempt((storage) => stored(storage, key, value), false)) unsaved.delete(key)
      else unsaved.set(key, value)
    },
    remove(key) {
      unsaved.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    subscribe: (listener) => subscribe(({ key, newValue }) => key !== null && listener(key, newValue)),
    keys: () => [...new Set([...unsaved.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  }
}
