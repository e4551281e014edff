import type { BrowserDatabase, Shelf } from './browserDatabase'

/** A database in memory, for tests and stories. */
export function createMemoryDatabase(): BrowserDatabase {
  const values = new Map<string, unknown>()
  const name = (shelf: Shelf, key: string) => `${shelf} ${key}`
  return {
    get: (shelf, key) => Promise.resolve(values.get(name(shelf, key)) ?? null),
    put(shelf, key, value) {
      values.set(name(shelf, key), value)
      return Promise.resolve(true)
    },
    remove(shelf, key) {
      values.delete(name(shelf, key))
      return Promise.resolve()
    },
    keys: (shelf) =>
      Promise.resolve(
        [...values.keys()].filter((key) => key.startsWith(`${shelf} `)).map((key) => key.slice(shelf.length + 1)),
      ),
  }
}
