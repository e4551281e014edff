import { progressKeys, type ExamDefinition } from '../../engine'
import { isRecord, parseJson } from '../../engine/storage/parse'
import type { Store } from '../ports'

/** Parked records per exam; further ones evict the oldest. */
const maxRecords = 20

/** Why values were parked: the candidate started over, the values are invalid, or another attempt replaced them. */
export type ParkReason = 'started-over' | 'unusable' | 'other-attempt'

/** Stored values that were moved out of the progress, by key. */
export interface ParkedRecord {
  readonly ownerId: string
  readonly reason: ParkReason
  readonly values: Readonly<Record<string, string>>
}

/** Appends values to the exam's parked records. They are for manual recovery: no code restores them. Does nothing without values. */
export function parkProgress(store: Store, definition: ExamDefinition, record: ParkedRecord): void {
  if (Object.keys(record.values).length === 0) return
  const records = [...parkedRecords(store, definition), record].slice(-maxRecords)
  store.set(progressKeys(definition.id).parked, JSON.stringify(records))
}

/** Loads the parked records of an exam, newest last; skips invalid ones. */
export function parkedRecords(store: Store, definition: ExamDefinition): ParkedRecord[] {
  const records = parseJson(store.get(progressKeys(definition.id).parked))
  return Array.isArray(records) ? records.filter(isParkedRecord) : []
}

/** Whether the candidate has abandoned this attempt by starting over. @param startedAt epoch ms */
export function wasStartedOver(store: Store, definition: ExamDefinition, startedAt: number): boolean {
  const { startTime } = progressKeys(definition.id)
  return parkedRecords(store, definition).some(
    ({ reason, values }) => reason === 'started-over' && Number(values[startTime]) === startedAt,
  )
}

function isParkedRecord(value: unknown): value is ParkedRecord {
  return isRecord(value) && typeof value['ownerId'] === 'string' && isRecord(value['values'])
}
