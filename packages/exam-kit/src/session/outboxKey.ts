import type { ResultRequest } from '../engine'

/** The storage key of an unsent result. */
export function outboxKey(ownerId: string, { examId, startTime }: Pick<ResultRequest, 'examId' | 'startTime'>): string {
  return `${outboxPrefix(ownerId)}${examId}:${startTime}`
}

/** The common prefix of one user's outbox keys. */
export function outboxPrefix(ownerId: string): string {
  return `outbox:${ownerId}:`
}
