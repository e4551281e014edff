import type { ResultRequest } from '../engine'

/** Under which key a result waits to be sent. */
export function outboxKey(ownerId: string, { examId, startTime }: Pick<ResultRequest, 'examId' | 'startTime'>): string {
  return `${outboxPrefix(ownerId)}${examId}:${startTime}`
}

/** How the keys of one user's waiting results begin. */
export function outboxPrefix(ownerId: string): string {
  return `outbox:${ownerId}:`
}
