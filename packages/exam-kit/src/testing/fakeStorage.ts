import type { FakeStore } from './fakeStore'

/** The storage of one browser, shared by its tabs, with a disk that is written late. */
export interface FakeStorage {
  /** The storage as one more tab sees it. */
  tab(): FakeStore
  /** Tells every tab what the others have written. Until then a tab sees its own writes and what it was told of before. */
  deliver(): void
  /** The browser dies: the last `writes` changes never came to the disk. Tabs made before see nothing of it and are to be thrown away. */
  crash(writes: number): void
  /** Everything stored, by key. */
  entries(): Record<string, string>
}

interface Change {
  readonly tab: object
  readonly key: string
  readonly value: string | null
}

/**
 * Creates the storage of one browser. As in browsers with a process for each tab, the order of all writes decides what is stored, while
 * a tab hears of foreign writes only later.
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
    const listeners = new Set<(key: string, value: string | null) => void>()

    tabs.push((change, isOverwritten) => {
      if (change.tab === self) return
      if (!isOverwritten) apply(seen, change)
      for (const listener of listeners) listener(change.key, change.value)
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
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }

  return {
    tab,
    deliver() {
      while (delivered < log.length) {
        const change = log[delivered]
        delivered += 1
        if (!change) continue
        // What a tab has itself written later stands.
        const later = log.slice(delivered).filter(({ key }) => key === change.key)
        for (const hear of tabs)
          hear(
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
