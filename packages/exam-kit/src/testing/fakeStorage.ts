import { createListeners } from '@naru/ui/internal/listeners'
import type { FakeStore } from './fakeStore'

/** The storage of one browser, shared by its tabs, with delayed writes to the disk. */
export interface FakeStorage {
  /** Opens one more tab. */
  tab(): FakeStore
  /** Delivers all writes to the other tabs. Until then a tab reads its own writes and those delivered before. */
  deliver(): void
  /** Crashes the browser: the last `writes` changes are lost. Tabs opened before must not be used any more. */
  crash(writes: number): void
  entries(): Record<string, string>
}

interface Change {
  readonly tab: object
  readonly key: string
  readonly value: string | null
}

/**
 * Creates the storage of one browser. As in browsers with one process per tab, the order of all writes decides what is stored, and a tab
 * reads other tabs' writes with a delay.
 */
export function fakeStorage(values: Readonly<Record<string, string>> = {}): FakeStorage {
  const disk = new Map(Object.entries(values))
  let log: Change[] = []
  let tabs: ((change: Change, isOverwritten: boolean) => void)[] = []
  let delivered = 0

  function apply(map: Map<string, string>, { key, value }: Change): void {
    if (value === null) map.delete(key)
    else map.set(key, value)
  }

  function current(): Map<string, string> {
    const map = new Map(disk)
    for (const change of log) apply(map, change)
    return map
  }

  function tab(): FakeStore {
    const self = {}
    const seen = current()
    const { subscribe, notify } = createListeners<[key: string, value: string | null]>()

    tabs.push((change, isOverwritten) => {
      if (change.tab === self) return
      if (!isOverwritten) apply(seen, change)
      notify(change.key, change.value)
    })

    function change(key: string, value: string | null): void {
      if ((seen.get(key) ?? null) === value) return
      const made: Change = { tab: self, key, value }
      apply(seen, made)
      log.push(made)
    }

    return {
      isPersistent: true,
      get: (key) => seen.get(key) ?? null,
      set: (key, value) => change(key, value),
      remove: (key) => change(key, null),
      keys: () => [...seen.keys()],
      entries: () => Object.fromEntries(seen),
      subscribe,
    }
  }

  return {
    tab,
    deliver() {
      while (delivered < log.length) {
        const change = log[delivered]
        delivered += 1
        if (!change) continue
        // A later write of the tab itself wins.
        const later = log.slice(delivered).filter(({ key }) => key === change.key)
        for (const notify of tabs)
          notify(
            change,
            later.some((other) => other.tab !== change.tab),
          )
      }
    },
    crash(writes) {
      for (const change of log.slice(0, Math.max(0, log.length - writes))) apply(disk, change)
      log = []
      tabs = []
      delivered = 0
    },
    entries: () => Object.fromEntries(current()),
  }
}
