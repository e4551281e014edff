import { lazyComponent } from '@naru/ui/internal/lazyComponent'

/** A separate chunk: the choice of questions does not need it. Preload it with the questions. */
export const LazyRun = lazyComponent(async () => (await import('./Run')).Run)
