import { progressKeys, type ExamDefinition } from '../../engine'
import { savedProgressKeys } from '../../engine/storage/keys'
import { parkProgress } from './parkedProgress'
import { parseJson } from '../../engine/storage/parse'
import type { Store } from '../ports'
import { valuesOf } from './storedState'

export interface ProgressAddress {
  readonly definition: ExamDefinition
  readonly ownerId: string
  readonly store: Store
}

/**
 * Claims the stored progress of an exam for a user. The keys are named per exam, not per user, and a school's computer has many users: so
 * it parks another user's progress under that user's id and restores what was parked for this one. Progress without an owner ('' or no
 * value: the user was not known) goes to the first user who claims it.
 */
export function claimProgress({ definition, ownerId, store }: ProgressAddress): void {
  const keys = progressKeys(definition.id)
  const owner = store.get(keys.owner)
  if (owner === ownerId) return
  const names = [...savedProgressKeys(definition), keys.isFinished, keys.result]
  if (owner !== null && owner !== '') park(store, parkedKey(owner, definition), names)
  store.set(keys.owner, ownerId)
  restoreParked({ definition, ownerId, store }, names)
}

function parkedKey(owner: string, definition: ExamDefinition): string {
  return `aside:${owner}:${definition.id}`
}

function park(store: Store, key: string, names: readonly string[]): void {
  const values = Object.entries(valuesOf(store, names))
  if (values.length > 0) store.set(key, JSON.stringify(values))
  for (const name of names) store.remove(name)
}

/** Restores this user's parked progress. Progress without an owner is parked first: the two are never merged. */
function restoreParked({ definition, ownerId, store }: ProgressAddress, names: readonly string[]): void {
  const key = parkedKey(ownerId, definition)
  const own = parseEntries(store.get(key)).filter(([name]) => names.includes(name))
  if (own.length > 0) {
    const values = valuesOf(store, names)
    parkProgress(store, definition, { ownerId, reason: 'other-attempt', values })
    for (const name of Object.keys(values)) store.remove(name)
  }
  for (const [name, value] of own) store.set(name, value)
  store.remove(key)
}

function parseEntries(text: string | null): [string, string][] {
  const entries = parseJson(text)
  return Array.isArray(entries) ? entries.filter(isEntry) : []
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
