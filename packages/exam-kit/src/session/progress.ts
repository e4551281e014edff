import { progressKeys, restoreState, savedProgressKeys, storedChanges, transition, type ResultRequest } from '../engine'
import { backUp, valuesOf } from './backup'
import { mirrorKey } from './mirrorRecord'
import { outboxKey } from './outboxKey'
import { claimProgress, type ProgressAddress } from './ownership'
import type { Mirror, WriterLock } from './ports'
import { parseResultRecord } from './resultRecord'
import { applyChanges, storedTexts } from './storedTexts'

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
  applyChanges(store, storedChanges(definition, storedTexts(store, definition), state))
  return kept.result
}

/** What `clearProgress` needs. */
export interface ClearingAddress extends ProgressAddress {
  /** The mirror of the sessions; else the old attempt would come back from it. */
  readonly mirror?: Mirror
}

/**
 * Clears the saved progress of an exam, so that it starts anew. An unfinished attempt goes to the backup; results waiting to be sent
 * stay.
 */
export function clearProgress(address: ClearingAddress): void {
  claimProgress(address)
  const { definition, ownerId, store, mirror } = address
  const keys = progressKeys(definition.id)
  const progress = savedProgressKeys(definition)
  backUp(store, definition, { ownerId, reason: 'started-over', values: abandoned(address, progress) })
  for (const key of [...progress, keys.isFinished, keys.result]) store.remove(key)
  mirror?.remove(mirrorKey(ownerId, definition.id))
}

/** What `startOver` needs. */
export interface StartOverAddress extends ClearingAddress {
  /** The lock of the sessions: a page that has the exam open must not write it back. */
  readonly lock?: WriterLock
}

/** As `clearProgress`, but first takes the right to write away from any page that has the exam open. Never rejects. */
export async function startOver(address: StartOverAddress): Promise<void> {
  const name = examLockName(address.definition.id)
  await address.lock?.take(name, () => {}).catch(() => {})
  clearProgress(address)
  address.lock?.release(name)
}

/** Of a finished attempt only the start is noted, so that no copy of it comes back; its result is in the outbox or on the server. */
function abandoned({ definition, store }: ProgressAddress, progress: readonly string[]): Record<string, string> {
  const keys = progressKeys(definition.id)
  const finished = parseResultRecord(store.get(keys.result))
  if (store.get(keys.isFinished) !== 'true') return valuesOf(store, progress)
  return finished ? { [keys.startTime]: String(Date.parse(finished.result.startTime)) } : {}
}
