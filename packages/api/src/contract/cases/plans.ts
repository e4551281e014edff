import { samplePaymentOrder } from '../../msw/fixtures/index'
import { succeed, type Person, type Stage } from '../target'
import { noSuchId, refusesVisitors, type ContractCase } from './case'

/** An order of a learner for the paid plan on offer. */
const orderOf = async ({ userId }: Person, { offers }: Stage, changes: object = {}) => {
  const { paidPlanId, paidPlanPrice } = await offers()
  const order = { ...samplePaymentOrder, order_id: `${userId}123456`, amount: paidPlanPrice, pricePlanId: paidPlanId }
  return { body: { ...order, ...changes } }
}

export const planCases: ContractCase[] = [
  {
    operation: 'listPricePlans',
    says: 'lists the plans to everybody',
    status: 200,
    given:
      async ({ visitor }) =>
      () =>
        visitor().call('listPricePlans'),
    expects: (body) => Array.isArray(body) && body.length > 0,
  },
  {
    operation: 'purchasePlan',
    says: 'activates a free plan',
    status: 200,
    given: async ({ newcomer, offers }) => {
      const { call } = await newcomer()
      const { freePlanId } = await offers()
      return () => call('purchasePlan', { body: { pricePlanId: freePlanId } })
    },
  },
  {
    operation: 'purchasePlan',
    says: 'answers a repeated activation as the first',
    status: 200,
    given: async ({ learner, offers }) => {
      const { call } = await learner()
      const { freePlanId } = await offers()
      return () => call('purchasePlan', { body: { pricePlanId: freePlanId } })
    },
  },
  refusesVisitors('purchasePlan', { body: { pricePlanId: noSuchId } }),
  {
    operation: 'purchasePlan',
    says: 'gives no paid plan without its payment',
    status: 402,
    given: async ({ newcomer, offers }) => {
      const { call } = await newcomer()
      const { paidPlanId } = await offers()
      return () => call('purchasePlan', { body: { pricePlanId: paidPlanId } })
    },
  },
  {
    operation: 'purchasePlan',
    says: 'gives no paid plan while its payment is not confirmed',
    status: 409,
    needs: 'takePayments',
    given: async (stage) => {
      const learner = await stage.newcomer()
      const order = await orderOf(learner, stage)
      await succeed(learner, 'startPayment', order)
      return () => learner.call('purchasePlan', { body: { pricePlanId: order.body.pricePlanId } })
    },
  },
  {
    operation: 'purchasePlan',
    says: 'knows no plan of an unknown id',
    status: 404,
    given: async ({ newcomer }) => {
      const { call } = await newcomer()
      return () => call('purchasePlan', { body: { pricePlanId: noSuchId } })
    },
  },
  {
    operation: 'startPayment',
    says: 'signs an order',
    status: 200,
    needs: 'takePayments',
    given: async (stage) => {
      const learner = await stage.learner()
      const order = await orderOf(learner, stage)
      return () => learner.call('startPayment', order)
    },
  },
  {
    operation: 'startPayment',
    says: 'signs no order of another amount than the price of its plan',
    status: 400,
    needs: 'takePayments',
    given: async (stage) => {
      const learner = await stage.learner()
      const order = await orderOf(learner, stage, { amount: 1 })
      return () => learner.call('startPayment', order)
    },
  },
  {
    operation: 'startPayment',
    says: 'signs no order in the name of somebody else',
    status: 400,
    needs: 'takePayments',
    given: async (stage) => {
      const learner = await stage.learner()
      const order = await orderOf(learner, stage, { order_id: `${noSuchId}123456` })
      return () => learner.call('startPayment', order)
    },
  },
  refusesVisitors('startPayment', { body: samplePaymentOrder }),
  {
    operation: 'startPayment',
    says: 'refuses another currency',
    status: 400,
    given: async ({ learner }) => {
      const { call } = await learner()
      return () => call('startPayment', { body: { ...samplePaymentOrder, currency: 'USD' } })
    },
  },
  {
    operation: 'getPaymentOrder',
    says: 'tells how an order stands',
    status: 200,
    needs: 'takePayments',
    given: async (stage) => {
      const learner = await stage.newcomer()
      const order = await orderOf(learner, stage)
      await succeed(learner, 'startPayment', order)
      return () => learner.call('getPaymentOrder', { path: { id: order.body.order_id } })
    },
  },
  refusesVisitors('getPaymentOrder', { path: { id: noSuchId } }),
  {
    operation: 'getPaymentOrder',
    says: 'knows no order that the learner has not made',
    status: 404,
    given: async ({ newcomer }) => {
      const { call } = await newcomer()
      return () => call('getPaymentOrder', { path: { id: noSuchId } })
    },
  },
]
