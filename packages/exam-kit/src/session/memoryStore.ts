import type { Store } from './ports'

/** Creates a store in memory: it is empty after a reload. */
export function memoryStore(): Store {
  const values = new Map<string, string>()
  return {
    isPersistent: true,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}
