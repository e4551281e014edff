import { operationIds } from '../../generated/contract'
import type { OperationId } from '../../types'
import type { RequestParts } from '../client'
import { admin, clause, noSuchId, takesBody, type ContractCase } from './case'

const rejects = (operation: OperationId, title: string, request: RequestParts): ContractCase =>
  clause(operation, 400, title, admin, { path: { id: noSuchId }, ...request })

/** Every operation with a body rejects what is not one, from an admin too. */
export const badInputCases: ContractCase[] = operationIds
  .filter(takesBody)
  .flatMap((operation) => [
    rejects(operation, 'rejects a body that is not JSON', { text: '{"email":' }),
    rejects(operation, 'rejects a body that is a list', { body: [] }),
    rejects(operation, 'rejects an unknown field', { body: { surprise: true } }),
  ])
