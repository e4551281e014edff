import { isApiError } from '@naru/api'

/**
 * What went wrong with a call, as the sentences need it.
 *
 * * `refused`: the server answered 2xx with `success: false`;
 * * `http`: it answered with an error status;
 * * `network`: it did not answer;
 * * `shape`: it answered something that is not what was asked for;
 * * `other`: the fault is ours.
 */
export interface Failure {
  kind: 'refused' | 'http' | 'network' | 'shape' | 'other'
  /** HTTP status; 0 without an answer. */
  status: number
  /** The status in words; HTTP/2 has none, then ''. */
  statusText: string
  /** The server's own sentence, if it sent one. */
  message?: string
  /** What was wrong with the shape, or the message of a thrown error. */
  detail?: string
}

/** @returns the status in words, or its number where the protocol carries no words */
export const statusWords = ({ status, statusText }: Failure): string => statusText || String(status)

/**
 * Turns whatever a call threw into the facts that the catalogue words.
 *
 * @param error an ApiError, another Error, or anything else
 */
export function toFailure(error: unknown): Failure {
  if (isApiError(error)) {
    const { status = 0, statusText, serverMessage: message } = error
    const facts = { status, statusText, ...(message === undefined ? {} : { message }) }
    if (error.kind === 'http') return { kind: 'http', ...facts }
    if (error.kind === 'network') {
      const detail = error.cause instanceof Error ? error.cause.message : undefined
      return { kind: 'network', ...facts, ...(detail === undefined ? {} : { detail }) }
    }
    if (error.expected === 'success') return { kind: 'refused', ...facts }
    return { kind: 'shape', ...facts }
  }
  const unknown = { kind: 'other', status: 0, statusText: '' } as const
  return error instanceof Error && error.message !== '' ? { ...unknown, detail: error.message } : unknown
}

/**
 * A 2xx answer that says `success: false`.
 *
 * @param message the server's sentence; '' counts as none
 */
export function refusal(message: string): Failure {
  return { kind: 'refused', status: 200, statusText: '', ...(message.trim() === '' ? {} : { message }) }
}
