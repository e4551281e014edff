import { toFailure } from '../../../shared/errors'
import type { AdminText } from '../../text/admin'

/**
 * The sentence for a call of the admin area that failed: the server's own where it sent one.
 *
 * @param error what the call threw
 */
export function formatAdminError(text: AdminText, error: unknown): string {
  const failure = toFailure(error)
  if (failure.kind === 'network') return text.offline
  return failure.message ?? text.failed
}
