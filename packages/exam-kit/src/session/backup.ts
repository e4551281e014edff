import { progressKeys, type ExamDefinition } from '../engine'
import { isRecord, parseJson } from './json'
import type { Store } from './ports'

/** So many records are kept of an exam; the oldest go first. */
const mostRecords = 20

/** Why something was set aside: the candidate started over; it could not be used; another attempt took its place. */
export type BackupReason = 'started-over' | 'unusable' | 'other-attempt'

/** Stored values that were set aside, under their own names. */
export interface BackupRecord {
  readonly ownerId: string
  readonly reason: BackupReason
  readonly values: Readonly<Record<string, string>>
}

/** Sets values aside in the exam's backup, for a person to look at; nothing reads them back by itself. */
export function backUp(store: Store, definition: ExamDefinition, record: BackupRecord): void {
  if (Object.keys(record.values).length === 0) return
  const records = [...backups(store, definition), record].slice(-mostRecords)
  store.set(progressKeys(definition.id).backup, JSON.stringify(records))
}

/** The stored values of some keys, without those that have none. */
export function valuesOf(store: Store, keys: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const key of keys) {
    const value = store.get(key)
    if (value !== null) values[key] = value
  }
  return values
}

/** What was set aside, newest last. */
export function backups(store: Store, definition: ExamDefinition): BackupRecord[] {
  const records = parseJson(store.get(progressKeys(definition.id).backup))
  return Array.isArray(records) ? records.filter(isBackup) : []
}

/** Whether the candidate has put this attempt away by starting over. @param startedAt epoch ms */
export function wasStartedOver(store: Store, definition: ExamDefinition, startedAt: number): boolean {
  const { startTime } = progressKeys(definition.id)
  return backups(store, definition).some(
    ({ reason, values }) => reason === 'started-over' && Number(values[startTime]) === startedAt,
  )
}

function isBackup(value: unknown): value is BackupRecord {
  return isRecord(value) && typeof value['ownerId'] === 'string' && isRecord(value['values'])
}
