import { operationIds } from '../../generated/contract'
import { noSuchId, takesBody, type ContractCase } from './case'

/** The message of the broken database, which no response may contain. */
export const internalDetail = 'the tide table is locked'

/** Every operation without a body, while the database fails. */
export const failureCases: ContractCase[] = operationIds
  .filter((operation) => !takesBody(operation))
  .map((operation) => ({
    operation,
    title: 'answers a failure of its own without its cause',
    status: 500,
    needs: 'fail',
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call(operation, { path: { id: noSuchId }, query: { examId: noSuchId } })
    },
    expects: (body) => !JSON.stringify(body).includes(internalDetail),
  }))
