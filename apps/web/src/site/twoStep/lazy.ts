import { lazyComponent } from '@naru/ui/internal/lazyComponent'

// One chunk for both: they have the same form, and most pages never show it.
const load = () => import('./parts')

/** In place of a page of the staff whose calls the server rejects for want of two-step verification. */
export const TwoStepScreen = lazyComponent(async () => (await load()).TwoStepScreen)

/** Asks for two-step verification again. */
export const StepUpDialog = lazyComponent(async () => (await load()).StepUpDialog)
