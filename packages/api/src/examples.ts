import type { OperationWithBody, RequestBody, SuccessBodies } from './generated/contract'
import examples from './generated/examples.json'

interface Examples {
  requests: { [Id in OperationWithBody]: RequestBody<Id> }
  ok: SuccessBodies
  empty: Partial<SuccessBodies>
  loggedOut: Partial<SuccessBodies>
  noPlan: Partial<SuccessBodies>
  inlineKeys: Partial<SuccessBodies>
  running: Partial<SuccessBodies>
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON has no union types; `api:lint` validates the examples.
const bodies = examples as object as Examples

/**
 * The examples of `openapi.yaml`: a request body for each operation that takes one, and success bodies by the name of the example.
 * `ok` has one for each operation, of a learner with a plan.
 */
export const {
  requests: requestBodies,
  ok: okBodies,
  empty: emptyBodies,
  loggedOut: loggedOutBodies,
  noPlan: noPlanBodies,
  inlineKeys: inlineKeysBodies,
  running: runningBodies,
} = bodies
