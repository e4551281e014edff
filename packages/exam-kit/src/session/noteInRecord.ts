import { progressKeys, type ResultRequest } from '../engine'
import type { SendOutcome, Store } from './ports'
import { parseResultRecord } from './resultRecord'

/**
 * Notes in the stored record of a finished exam that the server has it, also when no room is open: so that opening it again neither
 * sends it nor tells of it as news.
 */
export function noteInRecord(
  ownerId: string,
  store: Store,
  { examId, startTime }: ResultRequest,
  { attempt, graded }: Extract<SendOutcome, { kind: 'saved' }>,
): void {
  const keys = progressKeys(examId)
  const record = parseResultRecord(store.get(keys.result))
  if (!record || record.saved || record.result.startTime !== startTime || store.get(keys.owner) !== ownerId) return
  store.set(keys.result, JSON.stringify({ ...record, saved: { attempt, ...(graded && { graded }) } }))
}
