import type { SuccessBody } from '../msw/bodies'
import type { OperationId, RegisterRequest } from '../types'
import { isSuccessOf } from './document'
import { newSession, type Sent, type Session } from './session'

/** A state in which a mock answers well but differently; a real server gets there by what the case does. */
export type Scene = 'loggedOut' | 'noPlan'

/** What a call is about to see, so that a mock can be set to it. */
export interface Moment {
  operation: OperationId
  status: number
  scene?: Scene
}

/** What not every server does: fail on demand, take payments, keep answer keys back until the result is posted, or give them inline. */
export type Ability = 'fail' | 'takePayments' | 'withholdKeys' | 'inlineKeys'

/** A server under the suite. */
export interface ContractTarget {
  /** The server's absolute address. */
  baseUrl: string
  /** An account that may list and switch users. */
  admin: { email: string; password: string }
  /** The newest code mailed to an address. */
  mailedCode: (email: string) => Promise<string>
  /** Lets time pass for the server. */
  passSeconds: (seconds: number) => void
  /**
   * Sets a mock to the call that follows, or (without a moment) back to good health. A real server needs it only to fail: with
   * status 500 its database must throw an error that says `secretOfTheHouse`.
   */
  arrange?: (moment?: Moment) => void
  close: () => Promise<void>
}

/** The people of a case. */
export interface Stage {
  target: ContractTarget
  /** Somebody without a session. */
  visitor: () => Session
  /** A fresh, logged-in learner without a plan. */
  newcomer: () => Promise<Person>
  /** A logged-in learner with the free plan; the same in all cases. */
  learner: () => Promise<Person>
  admin: () => Promise<Session>
  /** What the server has on offer. */
  offers: () => Promise<Offers>
}

/** A free plan, an exam that it unlocks, and a plan with a price. */
export interface Offers {
  freePlanId: string
  examId: string
  paidPlanId: string
  /** What it costs, in LKR. */
  paidPlanPrice: number
}

/** Somebody with an account. */
export interface Person extends Session {
  account: RegisterRequest
  userId: string
}

/** A registration that no earlier one collides with. */
export function newAccount(): RegisterRequest {
  const unique = crypto.randomUUID().slice(0, 8)
  return {
    name: 'Nimali',
    lName: 'Perera',
    phone: '+94771234567',
    email: `nimali.${unique}@example.com`,
    password: `ferry over the ${unique}`,
  }
}

/**
 * Sends an operation on which a case depends.
 * @returns the body of its success
 * @throws Error when it does not succeed as documented
 */
export async function succeed<Id extends OperationId>(session: Session, id: Id, sent?: Sent): Promise<SuccessBody<Id>> {
  const { status, body } = await session.call(id, sent)
  if (status === 200 && isSuccessOf(id, body)) return body
  throw new Error(`${id} answered ${status} where a case needs it: ${JSON.stringify(body)}`)
}

/** Brings the people of the cases onto a server. */
export function createStage(target: ContractTarget): Stage {
  const visitor = () => newSession(target.baseUrl)

  const newcomer = async (): Promise<Person> => {
    const account = newAccount()
    const session = visitor()
    await succeed(session, 'register', { body: account })
    await succeed(session, 'login', { body: { email: account.email, password: account.password } })
    const { userId } = await succeed(session, 'getUserData')
    return { ...session, account, userId }
  }

  const findOffers = async (): Promise<Offers> => {
    const plans = await succeed(visitor(), 'listPricePlans')
    const free = plans.find(({ price, exams }) => price === 0 && exams.length > 0)
    const paid = plans.find(({ price }) => price > 0)
    const [exam] = free?.exams ?? []
    if (!free || !exam || !paid) throw new Error('The suite needs a free plan that unlocks an exam, and a paid plan.')
    return { freePlanId: free._id, examId: exam._id, paidPlanId: paid._id, paidPlanPrice: paid.price }
  }
  let offers: Promise<Offers> | undefined
  const onOffer = () => (offers ??= findOffers())

  const withPlan = async () => {
    const person = await newcomer()
    const { freePlanId } = await onOffer()
    await succeed(person, 'purchasePlan', { body: { pricePlanId: freePlanId } })
    return person
  }
  let learner: Promise<Person> | undefined

  const loggedInAdmin = async () => {
    const session = visitor()
    await succeed(session, 'login', { body: target.admin })
    return session
  }
  let admin: Promise<Session> | undefined

  return {
    target,
    visitor,
    newcomer,
    learner: () => (learner ??= withPlan()),
    admin: () => (admin ??= loggedInAdmin()),
    offers: onOffer,
  }
}
