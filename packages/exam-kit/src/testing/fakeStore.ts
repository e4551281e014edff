import type { Store } from '../session'

/** A store in memory whose entries tests can read. */
export interface FakeStore extends Store {
  isPersistent: boolean
  entries(): Record<string, string>
}

/** Creates a store. @param values initial entries. Default: none */
export function fakeStore(values: Readonly<Record<string, string>> = {}): FakeStore {
  const map = new Map(Object.entries(values))
  return {
    isPersistent: true,
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
    entries: () => Object.fromEntries(map),
  }
}
