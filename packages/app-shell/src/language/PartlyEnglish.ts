import { lazyComponent } from '@naru/ui/internal/lazyComponent'

/** The note that texts are in English because they could not be loaded. A separate chunk: rarely shown. */
export const PartlyEnglish = lazyComponent(async () => (await import('./PartlyEnglishNote')).PartlyEnglishNote)
