// Calls without a query cache: for the exam room, standalone entries and code outside components.
export * from './account'
export * from './content'
export * from './exams'
export type { CallOptions, SaveOptions } from './options'
export * from './practice'
export * from './progress'
export * from './results'
