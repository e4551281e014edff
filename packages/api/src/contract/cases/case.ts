import { requestBodies } from '../../examples'
import type { OperationId } from '../../types'
import type { ContractClient, Exchange, RequestParts } from '../client'
import { succeed, type Ability, type Person, type Setup } from '../target'

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

type More = Pick<ContractCase, 'needs' | 'expects'>

/**
 * A case of one request.
 *
 * @param by finds or makes its sender
 * @param request the request, or arranges what it needs
 */
export const clause = <Sender extends ContractClient>(
  operation: OperationId,
  status: number,
  title: string,
  by: (setup: Setup) => Sender | Promise<Sender>,
  request: RequestParts | ((sender: Sender, setup: Setup) => RequestParts | Promise<RequestParts>) = {},
  more: More = {},
): ContractCase => ({
  operation,
  title,
  status,
  prepare: async (setup) => {
    const sender = await by(setup)
    const parts = typeof request === 'function' ? await request(sender, setup) : request
    return () => sender.call(operation, parts)
  },
  ...more,
})

export const visitor = (setup: Setup): ContractClient => setup.visitor()
export const learner = (setup: Setup): Promise<Person> => setup.learner()
export const newLearner = (setup: Setup): Promise<Person> => setup.newLearner()
export const admin = (setup: Setup): Promise<ContractClient> => setup.admin()

/** A fresh learner with the free plan, since a learner has one running and one first attempt at an exam. */
export const candidate = async (setup: Setup): Promise<Person> => {
  const person = await setup.newLearner()
  const { freePlanId } = await setup.offers()
  await succeed(person, 'purchasePlan', { body: { pricePlanId: freePlanId } })
  return person
}

export const hasField = (field: string, value: unknown): More => ({
  expects: (body) => Reflect.get(Object(body), field) === value,
})

export const hasEntries = (least: number): More => ({
  expects: (body) => Array.isArray(body) && body.length >= least,
})

export const noSuchId = '000000000000000000000000'

/** Whether an operation accepts a body. */
export const takesBody = (id: OperationId): id is keyof typeof requestBodies => id in requestBodies
