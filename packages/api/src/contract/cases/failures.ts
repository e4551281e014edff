import { operationIds } from '../../operations'
import { documentedOperations } from '../document'
import { noSuchId, type ContractCase } from './case'

const withoutBody = operationIds.filter((id) =>
  documentedOperations.some((operation) => operation.id === id && !operation.hasBody),
)

/** What no answer may hold: how the server works inside. */
export const secretOfTheHouse = 'the tide table is locked'

/** Every call that needs no body, asked of a server whose database is broken: a plain error, and nothing of its cause. */
export const failureCases: ContractCase[] = withoutBody.map((operation) => ({
  operation,
  says: 'tells of its own failure as of any error, and not how it failed',
  status: 500,
  needs: 'fail',
  given: async ({ learner }) => {
    const { call } = await learner()
    return () => call(operation, { path: { id: noSuchId }, query: { examId: noSuchId } })
  },
  expects: (body) => !JSON.stringify(body).includes(secretOfTheHouse),
}))
