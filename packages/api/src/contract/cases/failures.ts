import { operationIds } from '../../generated/contract'
import { clause, learner, noSuchId, takesBody, type ContractCase } from './case'

/** The message of the broken database, which no response may contain. */
export const internalDetail = 'the tide table is locked'

/** Every operation without a body, while the database fails. */
export const failureCases: ContractCase[] = operationIds
  .filter((operation) => !takesBody(operation))
  .map((operation) =>
    clause(
      operation,
      500,
      'answers a failure of its own without its cause',
      learner,
      { path: { id: noSuchId }, query: { examId: noSuchId } },
      { needs: 'fail', expects: (body) => !JSON.stringify(body).includes(internalDetail) },
    ),
  )
