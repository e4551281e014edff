export { emptyBodies, okBodies, requestBodies } from '../examples'
export type { SuccessBodies, SuccessBody } from '../types'
export * from './samples'
export { handlers, type Failure } from './handlers'
