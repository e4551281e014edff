import { progressKeys, savedProgressKeys, type ExamDefinition } from '../engine'
import { backUp, valuesOf } from './backup'
import { parseJson } from './json'
import type { Store } from './ports'

/** Whose progress, of which exam, kept where. */
export interface ProgressAddress {
  readonly definition: ExamDefinition
  readonly ownerId: string
  readonly store: Store
}

/**
 * The keys are named per exam, not per user, and a school's computer has many users. So what another user left is set aside under
 * that user's name, and what this user left before is put back. Progress of nobody ('': the user was not known) goes to whoever comes.
 */
export function claimProgress({ definition, ownerId, store }: ProgressAddress): void {
  const keys = progressKeys(definition.id)
  const owner = store.get(keys.owner)
  if (owner === ownerId) return
  const names = [...savedProgressKeys(definition), keys.isFinished, keys.result]
  if (owner !== null && owner !== '') setAside(store, asideKey(owner, definition), names)
  store.set(keys.owner, ownerId)
  putBack({ definition, ownerId, store }, names)
}

function asideKey(owner: string, definition: ExamDefinition): string {
  return `aside:${owner}:${definition.id}`
}

function setAside(store: Store, key: string, names: readonly string[]): void {
  const values = names.flatMap((name) => {
    const value = store.get(name)
    return value === null ? [] : [[name, value]]
  })
  if (values.length > 0) store.set(key, JSON.stringify(values))
  for (const name of names) store.remove(name)
}

/** What nobody has claimed meanwhile makes way for what is known to be this user's; the two are never mixed. */
function putBack({ definition, ownerId, store }: ProgressAddress, names: readonly string[]): void {
  const key = asideKey(ownerId, definition)
  const own = parseEntries(store.get(key)).filter(([name]) => names.includes(name))
  if (own.length > 0) {
    const values = valuesOf(store, names)
    backUp(store, definition, { ownerId, reason: 'other-attempt', values })
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
