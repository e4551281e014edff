import { isApiError } from '@naru/api'
import type { TwoStepScreenProps } from './TwoStepScreen'

/** What a user of the staff lacks for a call that failed; undefined if the reason is another one. */
export function lackOf(error: unknown): TwoStepScreenProps['lacks'] | undefined {
  if (!isApiError(error, 'http') || error.status !== 403) return undefined
  if (error.serverCode === 'two_step_required') return 'check'
  return error.serverCode === 'two_step_setup_required' ? 'setup' : undefined
}
