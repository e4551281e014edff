import { lazyComponent } from '@naru/ui/internal/lazyComponent'

/** {@link ReportDialog} as a separate chunk: rarely shown. */
export const LazyReportDialog = lazyComponent(async () => (await import('./ReportDialog')).ReportDialog)
