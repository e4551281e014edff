// Calls without a cache, for code that lives outside a component and for pages that run alone.
export * from './account'
export * from './content'
export * from './exams'
export type { CallOptions, SaveOptions } from './options'
export * from './progress'
export * from './results'
