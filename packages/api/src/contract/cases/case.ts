import { requestBodies } from '../../examples'
import type { OperationId } from '../../types'
import type { Exchange } from '../client'
import type { Ability, Setup } from '../target'

/** One clause of the contract. */
export interface ContractCase {
  operation: OperationId
  /** What the server does: the test's name. */
  title: string
  /** The expected status. */
  status: number
  /** The ability without which the case is skipped. @default none */
  needs?: Ability
  /** Arranges the case and returns the call under test. */
  prepare: (setup: Setup) => Promise<() => Promise<Exchange>>
  /** A condition on the body beyond its schema. */
  expects?: (body: unknown) => boolean
}

/** An id that does not exist. */
export const noSuchId = '000000000000000000000000'

/** Whether an operation accepts a body. */
export const takesBody = (id: OperationId): id is keyof typeof requestBodies => id in requestBodies
