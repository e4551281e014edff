import { progressKeys, type ExamState } from '../../engine'
import { isSameAttempt, mergeProgress } from '../../engine/merge'
import { restoreState } from '../../engine/storage/stored'
import { savedProgressKeys } from '../../engine/storage/keys'
import { storedValues } from '../../engine/storage/persistence'
import { unusableKeys } from '../../engine/storage/unusable'
import { parkProgress, wasStartedOver } from './parkedProgress'
import { backupKey, parseBackup } from './attemptStorage'
import { claimProgress, type ProgressAddress } from './ownership'
import type { BackupStore, ServerProgress } from '../ports'
import { saveExpiredAttempt } from './progress'
import { outboxKey, parseResultRecord, storeUnsent } from '../results/resultRecord'
import { fromServerProgress, parseLastSync, startOf } from './serverProgress'
import type { ExamNotice } from '../snapshot'
import { storedState, storeState } from './storedState'

export interface RecoveryOptions extends ProgressAddress {
  readonly backupStore?: BackupStore
  /** The server's progress of this exam (`ProgressSync.pull`). @default none */
  readonly pulled?: ServerProgress | null
}

export interface Recovery {
  /** Notices to show; empty if nothing was recovered. Pass the recovery to `createExamSession`. */
  readonly notices: readonly ExamNotice[]
  /** Keys whose stored values were invalid, wholly or in part, and are parked now. */
  readonly quarantined: readonly string[]
}

/**
 * Prepares the stored attempt before a session is created: parks another user's progress, quarantines invalid values, restores what the
 * store has lost from the backup store, and merges the server's progress of other devices. Never rejects.
 */
export async function recoverProgress(options: RecoveryOptions): Promise<Recovery> {
  const { definition, ownerId, backupStore, pulled } = options
  const copy = parseBackup((await backupStore?.load(backupKey(ownerId, definition.id)).catch(() => null)) ?? null)
  const quarantined = quarantineUnusable(options)
  const notices = new Set<ExamNotice>()
  if (quarantined.length > 0) notices.add('progress-quarantined')
  if (applyBackup(options, copy)) notices.add('progress-restored')
  if (pulled && applyServer(options, pulled)) notices.add('progress-from-server')
  return { notices: [...notices], quarantined }
}

/** Claims the stored progress for its owner and parks invalid values; rewrites their valid parts. @returns the keys concerned */
export function quarantineUnusable(address: ProgressAddress): readonly string[] {
  claimProgress(address)
  const { definition, ownerId, store } = address
  const keys = progressKeys(definition.id)
  const bad = unusableKeys(definition, (key) => store.get(key))
  const result = store.get(keys.result)
  if (result !== null && !parseResultRecord(result)) bad.push(keys.result)
  if (bad.length === 0) return bad

  const values = Object.fromEntries(bad.map((key) => [key, store.get(key) ?? '']))
  parkProgress(store, definition, { ownerId, reason: 'unusable', values })
  const clean = storedValues(definition, storedState(store, definition))
  for (const key of bad) {
    const value = clean[key]
    if (value === undefined) store.remove(key)
    else store.set(key, value)
  }
  return bad
}

/** Merges a backup into the store. @returns whether anything visible was restored */
function applyBackup(address: ProgressAddress, copy: ReadonlyMap<string, string>): boolean {
  const { definition, store } = address
  const keys = progressKeys(definition.id)
  const backedUp = restoreState(definition, (key) => copy.get(key) ?? null)
  if (backedUp.phase === 'finished') return applyResult(address, copy.get(keys.result) ?? null)
  if (backedUp.startedAt === null || isOver(address, backedUp.startedAt)) return false
  const stored = storedState(store, definition)
  const isApplied = applyCopy(address, stored, backedUp)
  for (const key of isApplied ? [keys.lastSync, keys.fairPlay] : []) {
    const value = copy.get(key)
    if (value !== undefined && store.get(key) === null) store.set(key, value)
  }
  return isApplied
}

/** Restores a finished result that the store has lost, and adds it to the outbox unless the server has saved it. */
function applyResult({ definition, ownerId, store }: ProgressAddress, text: string | null): boolean {
  const keys = progressKeys(definition.id)
  const record = parseResultRecord(text)
  if (!record || store.get(keys.result) !== null) return false
  const stored = storedState(store, definition)
  const startedAt = Date.parse(record.result.startTime)
  if (wasStartedOver(store, definition, startedAt)) return false
  const isOlder = stored.phase === 'finished' || (stored.startedAt !== null && stored.startedAt > startedAt)
  if (!record.saved && store.get(outboxKey(ownerId, record.result)) === null) {
    storeUnsent(store, ownerId, record.result)
  }
  if (isOlder && stored.startedAt !== null) return false
  for (const key of savedProgressKeys(definition)) store.remove(key)
  store.set(keys.isFinished, 'true')
  store.set(keys.result, text ?? '')
  return true
}

function applyServer(address: ProgressAddress, pulled: ServerProgress): boolean {
  const { definition, store } = address
  const keys = progressKeys(definition.id)
  const startedAt = startOf(pulled)
  if (startedAt === null || isOver(address, startedAt)) return false
  const stored = storedState(store, definition)
  const lastSync = parseLastSync(store.get(keys.lastSync))
  // The store has this revision already, perhaps with unsent changes.
  if (stored.startedAt === startedAt && lastSync.revision >= pulled.revision) return false
  const { copy, lastSyncAt } = fromServerProgress(definition, pulled, stored, lastSync.at)
  if (!isSameAttempt(stored, copy) && !isReplaceable(address, stored, startedAt)) return false
  const isApplied = applyCopy(address, storedState(store, definition), copy)
  if (isApplied || isSameAttempt(stored, copy)) {
    store.set(keys.lastSync, JSON.stringify({ revision: pulled.revision, at: lastSyncAt }))
  }
  return isApplied
}

/**
 * Whether the server's newer attempt replaces the one here: yes if that has no answers, or if its time was over when the newer one began
 * (then its result is saved to the outbox). Otherwise the attempt here continues, and its session shows a notice.
 */
function isReplaceable(address: ProgressAddress, stored: ExamState, startedAt: number): boolean {
  const { definition, store } = address
  if (stored.phase === 'finished' || startedAt < (stored.startedAt ?? 0)) return false
  if (Object.keys(stored.choices).length === 0) return true
  if (saveExpiredAttempt(address, startedAt) === null) return false
  const keys = progressKeys(definition.id)
  for (const key of [keys.isFinished, keys.result]) store.remove(key)
  return true
}

/**
 * Merges a copy of the attempt into the store. Of two different attempts the later one wins, and the other is parked.
 * @returns whether the store has changed visibly
 */
function applyCopy({ definition, ownerId, store }: ProgressAddress, stored: ExamState, copy: ExamState): boolean {
  if (stored.phase === 'finished') return false
  const isOther = !isSameAttempt(stored, copy)
  const isOlder = isOther && (copy.startedAt ?? 0) < (stored.startedAt ?? 0)
  if (isOther) {
    const values = storedValues(definition, isOlder ? copy : stored)
    parkProgress(store, definition, { ownerId, reason: 'other-attempt', values })
  }
  if (isOlder) return false
  const merged = isOther ? copy : mergeProgress(definition, stored, copy)
  if (!isOther && isSame(stored, merged)) return false
  storeState(store, definition, merged)
  const { lastSync, fairPlay } = progressKeys(definition.id)
  if (isOther) for (const key of [lastSync, fairPlay]) store.remove(key)
  return true
}

/** Whether two states look the same to the candidate. */
function isSame(a: ExamState, b: ExamState): boolean {
  const seen = ({ phase, index, plays, startedAt, sectionStartedAt }: ExamState) =>
    [phase, index, plays, startedAt, sectionStartedAt].join()
  const ids = Object.keys({ ...a.choices, ...b.choices })
  return seen(a) === seen(b) && ids.every((id) => a.choices[id] === b.choices[id])
}

/** Whether an attempt was finished on this device or abandoned by starting over. @param startedAt epoch ms */
function isOver({ definition, ownerId, store }: ProgressAddress, startedAt: number): boolean {
  const startTime = new Date(startedAt).toISOString()
  const record = parseResultRecord(store.get(progressKeys(definition.id).result))
  return (
    record?.result.startTime === startTime ||
    store.get(outboxKey(ownerId, { examId: definition.id, startTime })) !== null ||
    wasStartedOver(store, definition, startedAt)
  )
}
