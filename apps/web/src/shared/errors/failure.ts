import { isApiError } from '@naru/api'

/**
 * A failed call, as the error catalogue needs it.
 *
 * * `refused`: the server responded 2xx with `success: false`;
 * * `http`: it responded with an error status;
 * * `network`: it did not respond;
 * * `shape`: the response body has an unexpected shape;
 * * `other`: a bug of ours.
 */
export interface Failure {
  kind: 'refused' | 'http' | 'network' | 'shape' | 'other'
  /** HTTP status; 0 without a response. */
  status: number
  /** Reason phrase; '' under HTTP/2. */
  statusText: string
  /** The server's own message, if any. */
  message?: string
  /** Details of the shape mismatch, or the message of a thrown error. */
  detail?: string
}

/** @returns the reason phrase, or the status code if there is none */
export const statusWords = ({ status, statusText }: Failure): string => statusText || String(status)

/**
 * Converts a thrown value into a Failure.
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
 * Creates the Failure of a 2xx response with `success: false`.
 *
 * @param message the server's message; '' counts as none
 */
export function refusal(message: string): Failure {
  return { kind: 'refused', status: 200, statusText: '', ...(message.trim() === '' ? {} : { message }) }
}
