import { progressKeys, type ExamDefinition, type ExamState } from '../../engine'
import { restoreState } from '../../engine/storage/stored'
import { savedProgressKeys } from '../../engine/storage/keys'
import { storedChanges } from '../../engine/storage/persistence'
import type { Store } from '../ports'

export function storedState(store: Store, definition: ExamDefinition): ExamState {
  return restoreState(definition, (key) => store.get(key))
}

/** Makes the store hold this state and no other value of the attempt. */
export function storeState(store: Store, definition: ExamDefinition, state: ExamState): void {
  const names = [...savedProgressKeys(definition), progressKeys(definition.id).isFinished]
  const stored = new Map(Object.entries(valuesOf(store, names)))
  for (const { key, value } of storedChanges(definition, stored, state)) {
    if (value === null) store.remove(key)
    else store.set(key, value)
  }
}

/** Reads the stored values of some keys; keys without a value are left out. */
export function valuesOf(store: Store, keys: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const key of keys) {
    const value = store.get(key)
    if (value !== null) values[key] = value
  }
  return values
}

/**
 * Restores the state of another page from one of its writes. Answers come from the written value only: the other answer keys in the store
 * may be older or our own.
 * @param read returns the stored text of a key, or null
 * @returns null if the written key holds nothing of the attempt's state
 */
export function remoteState(
  definition: ExamDefinition,
  read: (key: string) => string | null,
  key: string,
  value: string | null,
): ExamState | null {
  const keys = progressKeys(definition.id)
  const stateKeys = [
    keys.choices,
    keys.currentQuestionIndex,
    keys.phase,
    keys.startTime,
    ...definition.sections.slice(1).map(({ id }) => keys.sectionStartTime(id)),
    keys.isFinished,
  ]
  if (value === null || !stateKeys.includes(key)) return null
  return restoreState(definition, (name) => {
    if (name === key) return value
    return name === keys.choices || name === keys.userAnswers ? null : read(name)
  })
}
