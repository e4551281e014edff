export {
  staffOperations,
  emptyBodies,
  extensionOperations,
  okBodies,
  protectedOperations,
  requestBodies,
} from '../generated/contract'
export type { SuccessBodies, SuccessBody } from '../types'
export * from './samples'
export { handlers, type Failure } from './handlers'
