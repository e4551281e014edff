import type { Mirror } from '../session'

/** A second place that shows what it holds. */
export interface FakeMirror extends Mirror {
  /** Everything kept, by key. */
  entries(): Record<string, string>
  /** From now on what is saved is lost, and loading fails. */
  breakDown(): void
}

/** Creates a mirror with some values in it. */
export function fakeMirror(values: Readonly<Record<string, string>> = {}): FakeMirror {
  const map = new Map(Object.entries(values))
  let isBroken = false
  return {
    load: (key) => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(map.get(key) ?? null)),
    save(key, value) {
      if (!isBroken) map.set(key, value)
    },
    remove: (key) => void map.delete(key),
    entries: () => Object.fromEntries(map),
    breakDown() {
      isBroken = true
    },
  }
}
