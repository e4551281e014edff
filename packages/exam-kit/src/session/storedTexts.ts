import { progressKeys, savedProgressKeys, type ExamDefinition, type StoredChange, type StoredTexts } from '../engine'
import type { Store } from './ports'

/** @returns the stored texts of an attempt by key: the saved progress and the finished flag */
export function storedTexts(store: Store, definition: ExamDefinition): StoredTexts {
  const names = [...savedProgressKeys(definition), progressKeys(definition.id).isFinished]
  return new Map(
    names.flatMap((name) => {
      const text = store.get(name)
      return text === null ? [] : [[name, text]]
    }),
  )
}

/** Writes and removes keys in the given order. */
export function applyChanges(store: Store, changes: readonly StoredChange[]): void {
  for (const { key, value } of changes) {
    if (value === null) store.remove(key)
    else store.set(key, value)
  }
}
