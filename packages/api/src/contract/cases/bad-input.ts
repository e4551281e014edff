import { operationIds } from '../../operations'
import type { OperationId } from '../../types'
import { documentedOperations } from '../document'
import type { Sent } from '../session'
import { noSuchId, type ContractCase } from './case'

const withBody = operationIds.filter((id) =>
  documentedOperations.some((operation) => operation.id === id && operation.hasBody),
)

const refuses = (operation: OperationId, says: string, sent: Sent): ContractCase => ({
  operation,
  says,
  status: 400,
  given: async ({ admin }) => {
    const { call } = await admin()
    return () => call(operation, { path: { id: noSuchId }, ...sent })
  },
})

/** Every operation that takes a body refuses what is none, whoever sends it. */
export const badInputCases: ContractCase[] = withBody.flatMap((operation) => [
  refuses(operation, 'refuses a body that is no JSON', { text: '{"email":' }),
  refuses(operation, 'refuses a body that is a list', { body: [] }),
  refuses(operation, 'refuses a field that it does not know', { body: { surprise: true } }),
])
