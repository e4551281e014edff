import { progressKeys, type ResultRequest } from '../engine'
import type { SendOutcome, Store } from './ports'
import { parseResultRecord, savedResponse } from './resultRecord'

/**
 * Marks the stored record of a finished exam as saved by the server, also while no exam room is open. Opening the exam again then neither
 * sends the result nor shows a success message.
 */
export function markRecordSaved(
  ownerId: string,
  store: Store,
  { examId, startTime }: ResultRequest,
  outcome: Extract<SendOutcome, { kind: 'saved' }>,
): void {
  const keys = progressKeys(examId)
  const record = parseResultRecord(store.get(keys.result))
  if (!record || record.saved || record.result.startTime !== startTime || store.get(keys.owner) !== ownerId) return
  store.set(keys.result, JSON.stringify({ ...record, saved: savedResponse(outcome) }))
}
