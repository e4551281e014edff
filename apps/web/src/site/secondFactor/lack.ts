import { isApiError } from '@naru/api'
import type { SecondFactorScreenProps } from './SecondFactorScreen'

/** What a user of the staff lacks for a call that failed; undefined if the reason is another one. */
export function lackOf(error: unknown): SecondFactorScreenProps['lacks'] | undefined {
  if (!isApiError(error, 'http') || error.status !== 403) return undefined
  if (error.serverCode === 'second_factor_required') return 'check'
  return error.serverCode === 'second_factor_setup_required' ? 'setup' : undefined
}
