export {
  adminOperations,
  emptyBodies,
  extensionOperations,
  okBodies,
  protectedOperations,
  type SuccessBodies,
  type SuccessBody,
} from './bodies'
export * from './fixtures/index'
export { handlers, type Failure } from './handlers'
