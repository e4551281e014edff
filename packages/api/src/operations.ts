/** What `openapi.yaml` says of each operation. */
export {
  endpoints,
  extensionOperations,
  operationIds,
  protectedOperations,
  staffOperations,
} from './generated/contract'
