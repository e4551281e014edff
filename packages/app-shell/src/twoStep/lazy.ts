import { isApiError } from '@naru/api'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import type { TwoStepScreenProps } from './TwoStepScreen'

// One chunk for both: they have the same form, and most pages never show it.
const load = () => import('./parts')

/** In place of a page of the staff whose calls the server rejects for want of two-step verification. */
export const TwoStepScreen = lazyComponent(async () => (await load()).TwoStepScreen)

export const StepUpDialog = lazyComponent(async () => (await load()).StepUpDialog)

/** What a user of the staff lacks for a call that failed; undefined if the reason is another one. */
export function lackOf(error: unknown): TwoStepScreenProps['lacks'] | undefined {
  if (!isApiError(error, 'http') || error.status !== 403) return undefined
  if (error.serverCode === 'two_step_required') return 'check'
  return error.serverCode === 'two_step_setup_required' ? 'setup' : undefined
}
