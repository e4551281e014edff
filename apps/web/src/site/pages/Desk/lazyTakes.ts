import { lazyComponent } from '@naru/ui/internal/lazyComponent'

/** Sends the takes of this device; most pages of the desk have none. */
export const TakesOnDevice = lazyComponent(async () => (await import('./TakesOnDevice')).TakesOnDevice)
