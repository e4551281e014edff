import {
  isSameAttempt,
  mergeProgress,
  progressKeys,
  restoreState,
  savedProgressKeys,
  storedChanges,
  storedValues,
  unusableKeys,
  type ExamState,
} from '../engine'
import { backUp, wasStartedOver } from './backup'
import { mirrorKey, parseMirror } from './mirrorRecord'
import { outboxKey } from './outboxKey'
import { claimProgress, type ProgressAddress } from './ownership'
import type { Mirror, ServerProgress } from './ports'
import { keepExpiredAttempt } from './progress'
import { parseResultRecord } from './resultRecord'
import { fromServerProgress, startOf } from './serverProgress'
import type { ExamNotice } from './snapshot'
import { applyChanges, storedTexts } from './storedTexts'
import { parseSynced } from './synced'

/** What `recoverProgress` needs. */
export interface RecoveryOptions extends ProgressAddress {
  readonly mirror?: Mirror
  /** What the server has of this exam (`ProgressSync.pull`); null or absent: nothing. */
  readonly pulled?: ServerProgress | null
}

/** What was done before the exam was opened. */
export interface Recovery {
  /** What the candidate should be told; empty when all was well. Give it to `createExamSession`. */
  readonly notices: readonly ExamNotice[]
  /** Keys whose stored values could not be used, wholly or in part; those are in the backup now. */
  readonly setAside: readonly string[]
}

/**
 * Puts in order what is stored of an attempt, before a session is made: another user's progress is set aside, what cannot be used goes
 * to the backup, what the store has lost comes back from the mirror, and what another device did later comes from the server. Never
 * rejects.
 */
export async function recoverProgress(options: RecoveryOptions): Promise<Recovery> {
  const { definition, ownerId, mirror, pulled } = options
  const copy = parseMirror((await mirror?.load(mirrorKey(ownerId, definition.id)).catch(() => null)) ?? null)
  const setAside = setAsideUnusable(options)
  const notices = new Set<ExamNotice>()
  if (setAside.length > 0) notices.add('progress-set-aside')
  if (takeMirror(options, copy)) notices.add('progress-restored')
  if (pulled && takeServer(options, pulled)) notices.add('progress-from-server')
  return { notices: [...notices], setAside }
}

/** Takes over the stored progress and sets aside what of it cannot be used; the rest is written back clean. Returns the keys concerned. */
export function setAsideUnusable(address: ProgressAddress): readonly string[] {
  claimProgress(address)
  const { definition, ownerId, store } = address
  const keys = progressKeys(definition.id)
  const bad = unusableKeys(definition, (key) => store.get(key))
  const result = store.get(keys.result)
  if (result !== null && !parseResultRecord(result)) bad.push(keys.result)
  if (bad.length === 0) return bad

  const values = Object.fromEntries(bad.map((key) => [key, store.get(key) ?? '']))
  backUp(store, definition, { ownerId, reason: 'unusable', values })
  const clean = storedValues(
    definition,
    restoreState(definition, (key) => store.get(key)),
  )
  for (const key of bad) {
    const value = clean[key]
    if (value === undefined) store.remove(key)
    else store.set(key, value)
  }
  return bad
}

/** Puts back what the mirror has and the store has not. Returns whether that was anything that counts. */
function takeMirror({ definition, ownerId, store }: ProgressAddress, copy: ReadonlyMap<string, string>): boolean {
  const keys = progressKeys(definition.id)
  const mirrored = restoreState(definition, (key) => copy.get(key) ?? null)
  if (mirrored.phase === 'finished') return takeResult({ definition, ownerId, store }, copy.get(keys.result) ?? null)
  if (mirrored.startedAt === null || isOver({ definition, ownerId, store }, mirrored.startedAt)) return false
  const stored = restoreState(definition, (key) => store.get(key))
  const isTaken = take({ definition, ownerId, store }, stored, mirrored)
  const synced = copy.get(keys.synced)
  if (isTaken && synced !== undefined && store.get(keys.synced) === null) store.set(keys.synced, synced)
  return isTaken
}

/** A finished result that the store has lost. It waits to be sent again if the server was not known to have it. */
function takeResult({ definition, ownerId, store }: ProgressAddress, text: string | null): boolean {
  const keys = progressKeys(definition.id)
  const record = parseResultRecord(text)
  if (!record || store.get(keys.result) !== null) return false
  const stored = restoreState(definition, (key) => store.get(key))
  const startedAt = Date.parse(record.result.startTime)
  if (wasStartedOver(store, definition, startedAt)) return false
  const isOlder = stored.phase === 'finished' || (stored.startedAt !== null && stored.startedAt > startedAt)
  if (!record.saved && store.get(outboxKey(ownerId, record.result)) === null) {
    store.set(outboxKey(ownerId, record.result), JSON.stringify(record.result))
  }
  if (isOlder && stored.startedAt !== null) return false
  for (const key of savedProgressKeys(definition)) store.remove(key)
  store.set(keys.isFinished, 'true')
  store.set(keys.result, text ?? '')
  return true
}

function takeServer(address: ProgressAddress, pulled: ServerProgress): boolean {
  const { definition, store } = address
  const keys = progressKeys(definition.id)
  const startedAt = startOf(pulled)
  if (startedAt === null || isOver(address, startedAt)) return false
  const stored = restoreState(definition, (key) => store.get(key))
  const synced = parseSynced(store.get(keys.synced))
  // The store holds all that the server has, or more.
  if (isCurrent(stored, startedAt) && synced.revision >= pulled.revision) return false
  const { copy, syncedAt } = fromServerProgress(definition, pulled, stored, synced.at)
  if (!isSameAttempt(stored, copy) && !makesWay(address, stored, startedAt)) return false
  const isTaken = take(
    address,
    restoreState(definition, (key) => store.get(key)),
    copy,
  )
  if (isTaken || isSameAttempt(stored, copy)) {
    store.set(keys.synced, JSON.stringify({ revision: pulled.revision, at: syncedAt }))
  }
  return isTaken
}

/**
 * Whether the attempt here makes way for another one that the server has. One without answers does, and one whose time was over when the
 * other was begun: it is handed in with what it has. Any other goes on here; its session tells of the newer one.
 */
function makesWay(address: ProgressAddress, stored: ExamState, startedAt: number): boolean {
  const { definition, store } = address
  if (stored.phase === 'finished' || startedAt < (stored.startedAt ?? 0)) return false
  if (Object.keys(stored.choices).length === 0) return true
  if (keepExpiredAttempt(address, startedAt) === null) return false
  const keys = progressKeys(definition.id)
  for (const key of [keys.isFinished, keys.result]) store.remove(key)
  return true
}

function isCurrent({ startedAt }: ExamState, other: number): boolean {
  return startedAt === other
}

/**
 * Brings a copy of the attempt into the store. Of two different attempts the one that was begun later is the one to go on with; the
 * other goes to the backup. Returns whether the store has anything new.
 */
function take({ definition, ownerId, store }: ProgressAddress, stored: ExamState, copy: ExamState): boolean {
  if (stored.phase === 'finished') return false
  const isOther = !isSameAttempt(stored, copy)
  const isOlder = isOther && (copy.startedAt ?? 0) < (stored.startedAt ?? 0)
  if (isOther) {
    const values = storedValues(definition, isOlder ? copy : stored)
    backUp(store, definition, { ownerId, reason: 'other-attempt', values })
  }
  if (isOlder) return false
  const merged = isOther ? copy : mergeProgress(definition, stored, copy)
  if (!isOther && isSame(stored, merged)) return false
  applyChanges(store, storedChanges(definition, storedTexts(store, definition), merged))
  if (isOther) store.remove(progressKeys(definition.id).synced)
  return true
}

/** Whether the candidate would see no difference. */
function isSame(a: ExamState, b: ExamState): boolean {
  const seen = ({ phase, index, plays, startedAt, sectionStartedAt }: ExamState) =>
    [phase, index, plays, startedAt, sectionStartedAt].join()
  const ids = Object.keys({ ...a.choices, ...b.choices })
  return seen(a) === seen(b) && ids.every((id) => a.choices[id] === b.choices[id])
}

/** Whether an attempt is done with: finished on this device, or put away by starting over. @param startedAt epoch ms */
function isOver({ definition, ownerId, store }: ProgressAddress, startedAt: number): boolean {
  const startTime = new Date(startedAt).toISOString()
  const record = parseResultRecord(store.get(progressKeys(definition.id).result))
  return (
    record?.result.startTime === startTime ||
    store.get(outboxKey(ownerId, { examId: definition.id, startTime })) !== null ||
    wasStartedOver(store, definition, startedAt)
  )
}
