import { isApiError } from '@naru/api'
import { toFailure } from '../../../shared/errors'
import type { DeskText } from '../../text/desk'

/**
 * Formats the error of a call of the desk: the server's message, if any.
 *
 * @param error what the call threw
 */
export function formatDeskError(text: DeskText, error: unknown): string {
  const failure = toFailure(error)
  if (failure.kind === 'network') return text.offline
  return failure.message ?? text.failed
}

const staleCodes: readonly unknown[] = ['paper_state', 'paper_owner_changed', 'owner_not_writer']

/** Whether a call failed because the page knows an old revision, state or owner of the paper, or old people. */
export const isStale = (error: unknown): boolean => isApiError(error, 'http') && staleCodes.includes(error.serverCode)
