import type { OperationId } from '../../types'
import type { Exchange, Sent } from '../session'
import type { Ability, Scene, Stage } from '../target'

/** One promise of the contract. */
export interface ContractCase {
  operation: OperationId
  /** What the server does, as a test's name. */
  says: string
  /** The status it does it with. */
  status: number
  /** For a mock: the state in which it answers so. */
  scene?: Scene
  /** What a server must be able to do for this case to be run against it. */
  needs?: Ability
  /** Sets the stage and returns the call itself. */
  given: (stage: Stage) => Promise<() => Promise<Exchange>>
  /** What must be true of the body beyond its schema. */
  expects?: (body: unknown) => boolean
}

/** An id that nothing has. */
export const noSuchId = '000000000000000000000000'

/** Nobody without a session is served. */
export const refusesVisitors = (operation: OperationId, sent: Sent = {}): ContractCase => ({
  operation,
  says: 'refuses a visitor without a session',
  status: 401,
  given: async ({ visitor }) => {
    const session = visitor()
    return () => session.call(operation, sent)
  },
})
