import { samplePaymentOrder } from '../../msw/index'
import { succeed, type Person, type Setup } from '../target'
import { clause, hasEntries, learner, newLearner, noSuchId, visitor, type ContractCase } from './case'

/** An order of a learner for the paid plan on offer. */
const orderOf = async ({ userId }: Person, { offers }: Setup, changes: object = {}) => {
  const { paidPlanId, paidPlanPrice } = await offers()
  const order = { ...samplePaymentOrder, order_id: `${userId}123456`, amount: paidPlanPrice, pricePlanId: paidPlanId }
  return { body: { ...order, ...changes } }
}

/** An order that a learner has started to pay. */
const startedOrder = async (person: Person, setup: Setup) => {
  const order = await orderOf(person, setup)
  await succeed(person, 'startPayment', order)
  return order.body
}

const free = async (_: unknown, { offers }: Setup) => ({ body: { pricePlanId: (await offers()).freePlanId } })
const takesPayments = { needs: 'takePayments' } as const

export const planCases: ContractCase[] = [
  clause('listPricePlans', 200, 'lists the plans for a visitor', visitor, {}, hasEntries(1)),
  clause('purchasePlan', 200, 'activates a free plan', newLearner, free),
  clause('purchasePlan', 200, 'answers a repeated activation like the first', learner, free),
  clause('purchasePlan', 402, 'rejects a paid plan without a payment', newLearner, async (_, { offers }) => ({
    body: { pricePlanId: (await offers()).paidPlanId },
  })),
  clause(
    'purchasePlan',
    409,
    'rejects a paid plan while its payment is not confirmed',
    newLearner,
    async (person, setup) => ({ body: { pricePlanId: (await startedOrder(person, setup)).pricePlanId } }),
    takesPayments,
  ),
  clause('purchasePlan', 404, 'rejects an unknown plan', newLearner, { body: { pricePlanId: noSuchId } }),
  clause('startPayment', 200, 'signs an order', learner, orderOf, takesPayments),
  clause(
    'startPayment',
    400,
    'rejects an amount other than the price of the plan',
    learner,
    (person, setup) => orderOf(person, setup, { amount: 1 }),
    takesPayments,
  ),
  clause(
    'startPayment',
    400,
    'rejects an order of another user',
    learner,
    (person, setup) => orderOf(person, setup, { order_id: `${noSuchId}123456` }),
    takesPayments,
  ),
  clause('startPayment', 400, 'rejects another currency', learner, {
    body: { ...samplePaymentOrder, currency: 'USD' },
  }),
]
