import { toFailure } from '../../../shared/errors'
import type { AdminText } from '../../text/admin'

/**
 * Formats the error of an admin call: the server's message, if any.
 *
 * @param error what the call threw
 */
export function formatAdminError(text: AdminText, error: unknown): string {
  const failure = toFailure(error)
  if (failure.kind === 'network') return text.offline
  return failure.message ?? text.failed
}
