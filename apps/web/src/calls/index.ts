export type { Calls } from './calls'
export { CallsProvider, useCalls } from './context'
export { plainCalls } from './plain'
export { useAsked, type Asked } from './useAsked'
