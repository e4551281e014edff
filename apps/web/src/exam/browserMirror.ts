import type { Mirror } from '@naru/exam-kit/session'
import type { BrowserDatabase } from './browserDatabase'

/**
 * The second copy of an attempt. Local storage reaches the disk only seconds after a change, so a computer that dies takes the last
 * answers along; a strict transaction of the database does not return before they are on disk.
 */
export function createBrowserMirror(database: BrowserDatabase): Mirror {
  /** What is still to be written: of several values of one key only the newest. */
  const due = new Map<string, string | null>()
  let isWriting = false

  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    for (let next = first(due); next; next = first(due)) {
      const [key, value] = next
      due.delete(key)
      // oxlint-disable-next-line no-await-in-loop -- in the order of the changes
      await (value === null ? database.remove('attempts', key) : database.put('attempts', key, value))
    }
    isWriting = false
  }

  function change(key: string, value: string | null): void {
    due.set(key, value)
    void write()
  }

  return {
    async load(key) {
      const waiting = due.get(key)
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
