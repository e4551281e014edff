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
