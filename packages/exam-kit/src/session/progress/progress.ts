import {
  progressKeys,
  sectionSecondsLeft,
  transition,
  type ExamDefinition,
  type ExamState,
  type ResultRequest,
} from '../../engine'
import { restoreState } from '../../engine/storage/stored'
import { savedProgressKeys } from '../../engine/storage/keys'
import { backupKey } from './attemptStorage'
import { parkProgress } from './parkedProgress'
import { parseFairPlay, withFairPlay } from '../fairPlay'
import { claimProgress, type ProgressAddress } from './ownership'
import type { BackupStore, ServerProgress, WriterLock } from '../ports'
import { parseResultRecord, storeUnsent } from '../results/resultRecord'
import { storedAs } from './serverProgress'
import { storedState, storeState, valuesOf } from './storedState'

/** An unfinished attempt with time left. */
export interface ResumableAttempt {
  /** Its start, epoch ms. */
  readonly startedAt: number
  /** Whole seconds left in its section. */
  readonly secondsLeft: number
}

/** @returns the stored attempt that can be resumed: then Start Exam must ask 'Resume or start over?'; null without one. @param now epoch ms */
export function resumableAttempt(address: ProgressAddress, now: number): ResumableAttempt | null {
  claimProgress(address)
  const { definition, store } = address
  return resumableFrom(definition, storedState(store, definition), now)
}

/** As `resumableAttempt`, of an attempt that the server has saved. Changes nothing on the device. @param now epoch ms */
export function resumableOnServer(
  definition: ExamDefinition,
  progress: ServerProgress,
  now: number,
): ResumableAttempt | null {
  return resumableFrom(definition, restoreState(definition, storedAs(definition, progress)), now)
}

function resumableFrom(definition: ExamDefinition, stored: ExamState, now: number): ResumableAttempt | null {
  if (stored.startedAt === null) return null
  const { state } = transition(definition, stored, { type: 'tick', now })
  if (state.phase === 'finished') return null
  return { startedAt: stored.startedAt, secondsLeft: sectionSecondsLeft(definition, state) }
}

/** The name of the lock of an exam's progress: one page at a time may write. */
export function examLockName(examId: string): string {
  return `exam:${examId}`
}

/**
 * Finishes a stored attempt whose time is over, as of its time limit, and saves the result to the outbox. Call it before `clearProgress`,
 * so that the answers are not lost; the app's outbox sends the result (`outbox.send(result)`).
 * @param now epoch ms
 * @returns the saved result; null if there is no such attempt
 */
export function saveExpiredAttempt(address: ProgressAddress, now: number): ResultRequest | null {
  claimProgress(address)
  const { definition, ownerId, store } = address
  const stored = storedState(store, definition)
  if (stored.startedAt === null) return null
  const { state, effects } = transition(definition, stored, { type: 'tick', now })
  const built = effects.find((effect) => effect.type === 'saveResult')?.result
  if (!built) return null
  const result = withFairPlay(built, parseFairPlay(store.get(progressKeys(definition.id).fairPlay)))
  storeUnsent(store, ownerId, result)
  store.set(progressKeys(definition.id).result, JSON.stringify({ result, choices: state.choices }))
  storeState(store, definition, state)
  return result
}

export interface ClearingAddress extends ProgressAddress {
  /** The backup store of the sessions. Without it the next recovery restores the old attempt from there. */
  readonly backupStore?: BackupStore
}

/**
 * Clears the saved progress of an exam, so that the next session starts a new attempt. Parks an unfinished attempt; leaves unsent results
 * in the outbox.
 */
export function clearProgress(address: ClearingAddress): void {
  claimProgress(address)
  const { definition, ownerId, store, backupStore } = address
  const keys = progressKeys(definition.id)
  const progress = savedProgressKeys(definition)
  parkProgress(store, definition, { ownerId, reason: 'started-over', values: abandoned(address, progress) })
  for (const key of [...progress, keys.isFinished, keys.result]) store.remove(key)
  backupStore?.remove(backupKey(ownerId, definition.id))
}

export interface StartOverAddress extends ClearingAddress {
  /** The lock of the sessions: stolen first, so that no open page writes the old attempt back. */
  readonly lock?: WriterLock
}

/** Steals the lock from any page that has the exam open, then clears the progress as `clearProgress` does. Never rejects. */
export async function startOver(address: StartOverAddress): Promise<void> {
  const name = examLockName(address.definition.id)
  await address.lock?.steal(name, () => {}).catch(() => {})
  clearProgress(address)
  address.lock?.release(name)
}

/** Of a finished attempt only the start is parked, so that no copy of it is restored; its result is in the outbox or on the server. */
function abandoned({ definition, store }: ProgressAddress, progress: readonly string[]): Record<string, string> {
  const keys = progressKeys(definition.id)
  const finished = parseResultRecord(store.get(keys.result))
  if (store.get(keys.isFinished) !== 'true') return valuesOf(store, progress)
  return finished ? { [keys.startTime]: String(Date.parse(finished.result.startTime)) } : {}
}
