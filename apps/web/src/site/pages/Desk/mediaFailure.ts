import { toFailure } from '../../../shared/errors'
import type { DeskMediaText } from '../../text/deskMedia'

/** Formats the error of a call of the library: the server's message, if any. */
export function formatMediaError(text: DeskMediaText, error: unknown): string {
  const failure = toFailure(error)
  if (failure.kind === 'network') return text.offline
  return failure.message ?? text.failed
}
