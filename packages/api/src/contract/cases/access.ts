import { adminOperations, endpoints, operationIds, protectedOperations, requestBodies } from '../../generated/contract'
import type { OperationId } from '../../types'
import type { RequestParts } from '../client'
import type { Setup } from '../target'
import { noSuchId, takesBody, type ContractCase } from './case'

const includes = (list: readonly string[], item: string) => list.includes(item)

/** The request of the document's examples, with an unknown id where the path has one. */
const exampleRequest = (operation: OperationId): RequestParts => ({
  path: { id: noSuchId },
  query: endpoints[operation].query,
  ...(takesBody(operation) && { body: requestBodies[operation] }),
})

const accessCase = (
  operation: OperationId,
  status: number,
  title: string,
  sender: 'visitor' | 'learner' | 'admin',
): ContractCase => ({
  operation,
  title,
  status,
  prepare: async (setup: Setup) => {
    const { call } = await setup[sender]()
    return () => call(operation, exampleRequest(operation))
  },
})

/** Whether an operation returns something to everybody with a plan, or to every admin. */
function isPlainRead(operation: OperationId): boolean {
  const { method, path, statuses } = endpoints[operation]
  const needsMore = includes(statuses, '403') && !includes(adminOperations, operation)
  return method === 'get' && !path.includes('{') && !needsMore
}

function senderOf(operation: OperationId) {
  if (includes(adminOperations, operation)) return 'admin'
  return includes(protectedOperations, operation) ? 'learner' : 'visitor'
}

/** The access rules that follow from the document: visitors, learners and admins, served or rejected. */
export const accessCases: ContractCase[] = [
  ...protectedOperations.map((operation) =>
    accessCase(operation, 401, 'rejects a visitor without a session', 'visitor'),
  ),
  ...adminOperations.map((operation) => accessCase(operation, 403, 'rejects a learner', 'learner')),
  ...adminOperations
    .filter((operation) => endpoints[operation].path.includes('{'))
    .map((operation) => accessCase(operation, 404, 'rejects an unknown id', 'admin')),
  ...operationIds
    .filter(isPlainRead)
    .map((operation) => accessCase(operation, 200, 'answers as documented', senderOf(operation))),
]
