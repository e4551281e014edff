import type { OperationId, RegisterRequest, SuccessBody, UserRole } from '../types'
import { isSuccessOf } from './document'
import { newClient, type RequestParts, type ContractClient } from './client'

/** What not every server does: fail on demand, take payments, withhold keys until the result is posted, or return them inline. */
export type Ability = 'fail' | 'takePayments' | 'withholdKeys' | 'inlineKeys'

export interface ContractTarget {
  /** The server's absolute address. */
  baseUrl: string
  admin: { email: string; password: string }
  /** The newest code mailed to an address. */
  mailedCode: (email: string) => Promise<string>
  /** Advances the server's clock. */
  passSeconds: (seconds: number) => void
  /** Ability 'fail': from now on the database throws an error with the message `internalDetail`, or works again. */
  setFailing?: (isFailing: boolean) => void
  close: () => Promise<void>
}

export interface Setup {
  target: ContractTarget
  visitor: () => ContractClient
  /** A new, logged-in learner without a plan. */
  newLearner: () => Promise<Person>
  /** A logged-in learner with the free plan, shared by all cases. */
  learner: () => Promise<Person>
  admin: () => Promise<ContractClient>
  /** A logged-in user of a role, shared by all cases; a learner has the free plan. */
  member: (role: UserRole) => Promise<ContractClient>
  /** Plans and an exam of the server. */
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

export interface Person extends ContractClient {
  account: RegisterRequest
  userId: string
}

/** A registration with a unique email address. */
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
 * Calls an operation that a case depends on.
 * @returns the body of its success
 * @throws Error if it fails or is not as documented
 */
export async function succeed<Id extends OperationId>(
  client: ContractClient,
  id: Id,
  request?: RequestParts,
): Promise<SuccessBody<Id>> {
  const { status, body } = await client.call(id, request)
  if (status === 200 && isSuccessOf(id, body)) return body
  throw new Error(`${id} answered ${status} in the setup of a case: ${JSON.stringify(body)}`)
}

export function createSetup(target: ContractTarget): Setup {
  const visitor = () => newClient(target.baseUrl)

  const newLearner = async (): Promise<Person> => {
    const account = newAccount()
    const client = visitor()
    await succeed(client, 'register', { body: account })
    await succeed(client, 'login', { body: { email: account.email, password: account.password } })
    const { userId } = await succeed(client, 'getUserData')
    return { ...client, account, userId }
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
    const person = await newLearner()
    const { freePlanId } = await onOffer()
    await succeed(person, 'purchasePlan', { body: { pricePlanId: freePlanId } })
    return person
  }
  let learner: Promise<Person> | undefined

  const loggedInAdmin = async () => {
    const client = visitor()
    await succeed(client, 'login', { body: target.admin })
    return client
  }
  let admin: Promise<ContractClient> | undefined
  const sharedAdmin = () => (admin ??= loggedInAdmin())

  const newMember = async (role: UserRole): Promise<Person> => {
    const person = await newLearner()
    const { email, password } = person.account
    const otp = await target.mailedCode(email)
    await succeed(person, 'verifyAccount', { body: { userId: person.userId, otp } })
    await succeed(await sharedAdmin(), 'setUserRole', { path: { id: person.userId }, body: { role } })
    await succeed(person, 'login', { body: { email, password } })
    return person
  }
  let author: Promise<Person> | undefined
  let editor: Promise<Person> | undefined
  const sharedLearner = () => (learner ??= withPlan())
  const members: Record<UserRole, () => Promise<ContractClient>> = {
    learner: sharedLearner,
    author: () => (author ??= newMember('author')),
    editor: () => (editor ??= newMember('editor')),
    admin: sharedAdmin,
  }

  return {
    target,
    visitor,
    newLearner,
    learner: sharedLearner,
    admin: sharedAdmin,
    member: (role) => members[role](),
    offers: onOffer,
  }
}
