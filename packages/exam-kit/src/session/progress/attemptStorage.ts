import { progressKeys, type ExamDefinition } from '../../engine'
import { savedProgressKeys } from '../../engine/storage/keys'
import type { StoredChange, StoredTexts } from '../../engine/storage/persistence'
import { isRecord, parseJson } from '../../engine/storage/parse'
import type { BackupStore, Store } from '../ports'

/** The stored texts of one attempt: in the store, cached in memory, and copied to the backup store. */
export interface AttemptStorage {
  get(key: string): string | null
  stored(): StoredTexts
  set(key: string, value: string): void
  /** Writes and removes keys in the given order. */
  apply(changes: readonly StoredChange[]): void
  /** Rewrites the keys that the store has lost, for example because the learner cleared the site's data. */
  rewriteLost(): void
  /** Replaces the cache with the contents of the store. */
  reload(): void
  /** Applies a write of another page to the cache; null removes the key. */
  applyRemoteWrite(key: string, value: string | null): void
  /** Stops writing to the store and the backup store, because a newer attempt uses the keys. */
  release(): void
  /** Rewrites lost keys and saves a backup if anything changed since the last flush. */
  flush(): void
  /** Whether the store returns every value that was written. */
  isSafe(): boolean
}

interface AttemptStorageOptions {
  readonly definition: ExamDefinition
  readonly ownerId: string
  readonly store: Store
  readonly backupStore?: BackupStore | undefined
}

export function createAttemptStorage(options: AttemptStorageOptions): AttemptStorage {
  const { definition, ownerId, store, backupStore } = options
  const keys = progressKeys(definition.id)
  const names = new Set([...savedProgressKeys(definition), keys.isFinished, keys.result, keys.owner])
  const values = new Map<string, string>()
  const lost = new Set<string>()
  let isFlushed = true
  let isReleased = false

  /** False after another user has logged in in another tab: the keys are theirs, and ours exist in memory and the backup store only. */
  function isOurs(): boolean {
    const owner = store.get(keys.owner)
    return owner === null || owner === ownerId
  }

  function put(key: string, value: string): void {
    if (isReleased) return
    const mayWrite = isOurs()
    if (mayWrite) store.set(key, value)
    if (mayWrite && store.get(key) === value) lost.delete(key)
    else lost.add(key)
  }

  function erase(key: string): void {
    if (values.delete(key)) isFlushed = false
    lost.delete(key)
    if (isOurs() && !isReleased) store.remove(key)
  }

  const storage: AttemptStorage = {
    get: (key) => values.get(key) ?? null,
    stored: () => values,
    set(key, value) {
      if (values.get(key) === value && store.get(key) === value) return
      values.set(key, value)
      isFlushed = false
      put(key, value)
    },
    apply(changes) {
      for (const { key, value } of changes) {
        if (value === null) erase(key)
        else storage.set(key, value)
      }
    },
    rewriteLost() {
      for (const [key, value] of values) if (store.get(key) === null || lost.has(key)) put(key, value)
    },
    reload() {
      values.clear()
      if (isOurs()) for (const key of names) storage.applyRemoteWrite(key, store.get(key))
    },
    applyRemoteWrite(key, value) {
      if (!names.has(key)) return
      if (value === null) values.delete(key)
      else values.set(key, value)
      isFlushed = false
    },
    release() {
      isReleased = true
      lost.clear()
    },
    flush() {
      if (isFlushed || isReleased) return
      isFlushed = true
      storage.rewriteLost()
      backupStore?.save(
        backupKey(ownerId, definition.id),
        JSON.stringify({ version: 1, values: Object.fromEntries(values) }),
      )
    },
    isSafe: () => store.isPersistent && lost.size === 0,
  }
  storage.reload()
  return storage
}

export function backupKey(ownerId: string, examId: string): string {
  return `attempt:${ownerId}:${examId}`
}

/** Parses a backup, which has version 1; returns an empty map for null, corrupt text and unknown versions. */
export function parseBackup(text: string | null): ReadonlyMap<string, string> {
  const record = parseJson(text)
  if (!isRecord(record) || record['version'] !== 1 || !isRecord(record['values'])) return new Map()
  const entries = Object.entries(record['values'])
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
