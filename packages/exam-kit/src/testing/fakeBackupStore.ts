import type { BackupStore } from '../session'

/** A backup store in memory whose entries tests can read. */
export interface FakeBackupStore extends BackupStore {
  entries(): Record<string, string>
  /** From now on discards writes and rejects reads. */
  breakDown(): void
}

/** Creates a backup store. @param values initial entries. Default: none */
export function fakeBackupStore(values: Readonly<Record<string, string>> = {}): FakeBackupStore {
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
