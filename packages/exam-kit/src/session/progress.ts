import {
  progressKeys,
  restoreState,
  savedProgressKeys,
  transition,
  type ExamDefinition,
  type ResultRequest,
} from '../engine'
import { outboxKey } from './outboxKey'
import type { Store } from './ports'

/** Whose progress, of which exam, kept where. */
export interface ProgressAddress {
  readonly definition: ExamDefinition
  readonly ownerId: string
  readonly store: Store
}

/** Whether an unfinished attempt with time left is kept: then Start Exam must ask 'Resume or start over?'. @param now epoch ms */
export function hasResumableAttempt(address: ProgressAddress, now: number): boolean {
  claimProgress(address)
  const { definition, store } = address
  const stored = restoreState(definition, (key) => store.get(key))
  if (stored.startedAt === null) return false
  return transition(definition, stored, { type: 'tick', now }).state.phase !== 'finished'
}

/** Name of the lock that lets one page at a time write an exam's progress. */
export function examLockName(examId: string): string {
  return `exam:${examId}`
}

/**
 * An unfinished attempt whose time is over when Start Exam is pressed is neither lost nor silently cleared: it is finished as of its
 * limit and put into the outbox with what it has. Call it before `clearProgress`; the app's outbox sends it (`outbox.send(result)`).
 * @param now epoch ms
 * @returns the result that was kept; null if there is no such attempt
 */
export function keepExpiredAttempt(address: ProgressAddress, now: number): ResultRequest | null {
  claimProgress(address)
  const { definition, ownerId, store } = address
  const stored = restoreState(definition, (key) => store.get(key))
  if (stored.startedAt === null) return null
  const { state, effects } = transition(definition, stored, { type: 'tick', now })
  const kept = effects.find((effect) => effect.type === 'keepResult')
  if (!kept) return null
  store.set(outboxKey(ownerId, kept.result), JSON.stringify(kept.result))
  store.set(progressKeys(definition.id).result, JSON.stringify({ result: kept.result, choices: state.choices }))
  for (const effect of effects) {
    if (effect.type === 'write') store.set(effect.key, effect.value)
    if (effect.type === 'erase') for (const key of effect.keys) store.remove(key)
  }
  return kept.result
}

/** Clears the saved progress of an exam, so that it starts anew. Results waiting to be sent stay. */
export function clearProgress(address: ProgressAddress): void {
  claimProgress(address)
  const { definition, store } = address
  const keys = progressKeys(definition.id)
  for (const key of [...savedProgressKeys(definition), keys.isFinished, keys.result]) store.remove(key)
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
  putBack(store, asideKey(ownerId, definition), names)
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

function putBack(store: Store, key: string, names: readonly string[]): void {
  for (const [name, value] of parseEntries(store.get(key))) {
    if (names.includes(name)) store.set(name, value)
  }
  store.remove(key)
}

function parseEntries(text: string | null): [string, string][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
