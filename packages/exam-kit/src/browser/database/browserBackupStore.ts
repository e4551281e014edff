import type { BackupStore } from '../../session'
import type { BrowserDatabase } from './browserDatabase'

/**
 * Creates the backup store of attempts, in the object store `attempts`. Browsers write local storage to the disk seconds after a change, so
 * a crash of the computer loses the last answers; a strict transaction completes when they are on the disk.
 */
export function createBrowserBackupStore(database: BrowserDatabase): BackupStore {
  /** Pending writes, the newest of each key; null removes. */
  const pending = new Map<string, string | null>()
  let isWriting = false

  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    for (let next = first(pending); next; next = first(pending)) {
      const [key, value] = next
      pending.delete(key)
      // oxlint-disable-next-line no-await-in-loop -- in the order of the changes
      await (value === null ? database.remove('attempts', key) : database.put('attempts', key, value))
    }
    isWriting = false
  }

  function change(key: string, value: string | null): void {
    pending.set(key, value)
    void write()
  }

  return {
    async load(key) {
      const waiting = pending.get(key)
      if (waiting !== undefined) return waiting
      const value = await database.get('attempts', key)
      return typeof value === 'string' ? value : null
    },
    save: change,
    remove: (key) => change(key, null),
  }
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value
}
