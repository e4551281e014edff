import { endpoints, operationIds, protectedOperations, type Endpoint } from '../../generated/contract'
import { requestBodies } from '../../examples'
import { mayDo, roles, type Right } from '../../rights'
import type { OperationId, UserRole } from '../../types'
import type { RequestParts } from '../client'
import { clause, noSuchId, takesBody, type ContractCase } from './case'

/** The request of the document's examples, with an unknown id where the path has one. */
const exampleRequest = (operation: OperationId): RequestParts => ({
  path: { id: noSuchId, revision: '1' },
  query: endpoints[operation].query,
  ...(takesBody(operation) && { body: requestBodies[operation] }),
})

const accessCase = (
  operation: OperationId,
  status: number,
  title: string,
  sender: 'visitor' | UserRole,
): ContractCase =>
  clause(
    operation,
    status,
    title,
    (setup) => (sender === 'visitor' ? setup.visitor() : setup.member(sender)),
    exampleRequest(operation),
  )

/** Whether an operation returns something to everybody with a plan, or with its right. */
function isPlainRead(operation: OperationId): boolean {
  const { method, path, plan }: Endpoint = endpoints[operation]
  return method === 'get' && !path.includes('{') && !plan
}

/** What an operation that needs a right answers to a role. */
function roleCases(operation: OperationId, right: Right, role: UserRole): ContractCase[] {
  if (!mayDo(role, right)) return [accessCase(operation, 403, `rejects the role ${role}`, role)]
  if (isPlainRead(operation)) return [accessCase(operation, 200, `answers the role ${role}`, role)]
  // The others need something that exists; `bad-input` and the cases of the area try them.
  return endpoints[operation].path.includes('{')
    ? [accessCase(operation, 404, `rejects an unknown id from the role ${role}`, role)]
    : []
}

/** The access rules that follow from the document: visitors, and every role with every right, served or rejected. */
export const accessCases: ContractCase[] = [
  ...protectedOperations.map((operation) =>
    accessCase(operation, 401, 'rejects a visitor without a session', 'visitor'),
  ),
  ...operationIds.flatMap((operation) => {
    const { right }: Endpoint = endpoints[operation]
    return right === undefined ? [] : roles.flatMap((role) => roleCases(operation, right, role))
  }),
  ...operationIds
    .filter((operation) => !('right' in endpoints[operation]) && isPlainRead(operation))
    .map((operation) =>
      accessCase(operation, 200, 'answers as documented', 'needsLogin' in endpoints[operation] ? 'learner' : 'visitor'),
    ),
]
