import type { BrowserDatabase, ObjectStoreName } from './browserDatabase'

/** Creates a `BrowserDatabase` in memory, for tests, stories and pages that must not store anything. */
export function createMemoryDatabase<Store extends string = ObjectStoreName>(): BrowserDatabase<Store> {
  const values = new Map<string, unknown>()
  const name = (store: Store, key: string) => `${store} ${key}`
  return {
    get: (store, key) => Promise.resolve(values.get(name(store, key)) ?? null),
    put(store, key, value) {
      values.set(name(store, key), value)
      return Promise.resolve(true)
    },
    remove(store, key) {
      values.delete(name(store, key))
      return Promise.resolve()
    },
    keys: (store) =>
      Promise.resolve(
        [...values.keys()].filter((key) => key.startsWith(`${store} `)).map((key) => key.slice(store.length + 1)),
      ),
  }
}
