import { progressKeys, savedProgressKeys, type ExamDefinition, type StoredChange, type StoredTexts } from '../engine'
import { mirrorKey, mirrorText } from './mirrorRecord'
import type { Mirror, Store } from './ports'

/** What is stored of one attempt: in the store, in memory against a store that loses it, and in the mirror. */
export interface AttemptKeeper {
  read(key: string): string | null
  /** All that is stored, by key. */
  stored(): StoredTexts
  write(key: string, value: string): void
  /** Makes changes one after the other, in their order. */
  apply(changes: readonly StoredChange[]): void
  /** Writes again what the store has lost, for instance because somebody cleared it while the exam runs. */
  heal(): void
  /** Takes what the store holds as what should be there: another page may have written it. */
  reload(): void
  /** Another page has written this. */
  noteForeign(key: string, value: string | null): void
  /** Another attempt has taken the place of this one: from now on the store and the mirror are left alone. */
  release(): void
  /** After a change: makes up for what the store has lost, and copies the attempt to the mirror. */
  settle(): void
  /** Whether the store gives back what it is given. */
  isSafe(): boolean
}

/** What a keeper is made of. */
export interface AttemptKeeperOptions {
  readonly definition: ExamDefinition
  readonly ownerId: string
  readonly store: Store
  readonly mirror?: Mirror | undefined
}

/** Creates the keeper; it begins with what the store holds. */
export function createAttemptKeeper({ definition, ownerId, store, mirror }: AttemptKeeperOptions): AttemptKeeper {
  const keys = progressKeys(definition.id)
  const names = new Set([...savedProgressKeys(definition), keys.isFinished, keys.result, keys.owner])
  const values = new Map<string, string>()
  const lost = new Set<string>()
  let isSettled = true
  let isReleased = false

  /** Another user may have logged in, in another tab: then these keys are theirs now, and ours are only in memory and in the mirror. */
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
    if (values.delete(key)) isSettled = false
    lost.delete(key)
    if (isOurs() && !isReleased) store.remove(key)
  }

  const keeper: AttemptKeeper = {
    read: (key) => values.get(key) ?? null,
    stored: () => values,
    write(key, value) {
      if (values.get(key) === value && store.get(key) === value) return
      values.set(key, value)
      isSettled = false
      put(key, value)
    },
    apply(changes) {
      for (const { key, value } of changes) {
        if (value === null) erase(key)
        else keeper.write(key, value)
      }
    },
    heal() {
      for (const [key, value] of values) if (store.get(key) === null || lost.has(key)) put(key, value)
    },
    reload() {
      values.clear()
      if (isOurs()) for (const key of names) keeper.noteForeign(key, store.get(key))
    },
    noteForeign(key, value) {
      if (!names.has(key)) return
      if (value === null) values.delete(key)
      else values.set(key, value)
      isSettled = false
    },
    release() {
      isReleased = true
      lost.clear()
    },
    settle() {
      if (isSettled || isReleased) return
      isSettled = true
      keeper.heal()
      mirror?.save(mirrorKey(ownerId, definition.id), mirrorText(values))
    },
    isSafe: () => store.isPersistent && lost.size === 0,
  }
  keeper.reload()
  return keeper
}
