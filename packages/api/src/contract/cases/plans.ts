import { samplePaymentOrder } from '../../msw/index'
import { succeed, type Person, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'

/** An order of a learner for the paid plan on offer. */
const orderOf = async ({ userId }: Person, { offers }: Setup, changes: object = {}) => {
  const { paidPlanId, paidPlanPrice } = await offers()
  const order = { ...samplePaymentOrder, order_id: `${userId}123456`, amount: paidPlanPrice, pricePlanId: paidPlanId }
  return { body: { ...order, ...changes } }
}

export const planCases: ContractCase[] = [
  {
    operation: 'listPricePlans',
    title: 'lists the plans for a visitor',
    status: 200,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('listPricePlans'),
    expects: (body) => Array.isArray(body) && body.length > 0,
  },
  {
    operation: 'purchasePlan',
    title: 'activates a free plan',
    status: 200,
    prepare: async ({ newLearner, offers }) => {
      const { call } = await newLearner()
      const { freePlanId } = await offers()
      return () => call('purchasePlan', { body: { pricePlanId: freePlanId } })
    },
  },
  {
    operation: 'purchasePlan',
    title: 'answers a repeated activation like the first',
    status: 200,
    prepare: async ({ learner, offers }) => {
      const { call } = await learner()
      const { freePlanId } = await offers()
      return () => call('purchasePlan', { body: { pricePlanId: freePlanId } })
    },
  },
  {
    operation: 'purchasePlan',
    title: 'rejects a paid plan without a payment',
    status: 402,
    prepare: async ({ newLearner, offers }) => {
      const { call } = await newLearner()
      const { paidPlanId } = await offers()
      return () => call('purchasePlan', { body: { pricePlanId: paidPlanId } })
    },
  },
  {
    operation: 'purchasePlan',
    title: 'rejects a paid plan while its payment is not confirmed',
    status: 409,
    needs: 'takePayments',
    prepare: async (setup) => {
      const learner = await setup.newLearner()
      const order = await orderOf(learner, setup)
      await succeed(learner, 'startPayment', order)
      return () => learner.call('purchasePlan', { body: { pricePlanId: order.body.pricePlanId } })
    },
  },
  {
    operation: 'purchasePlan',
    title: 'rejects an unknown plan',
    status: 404,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('purchasePlan', { body: { pricePlanId: noSuchId } })
    },
  },
  {
    operation: 'listPurchases',
    title: 'lists an activated plan',
    status: 200,
    prepare: async ({ newLearner, offers }) => {
      const learner = await newLearner()
      const { freePlanId } = await offers()
      await succeed(learner, 'purchasePlan', { body: { pricePlanId: freePlanId } })
      return () => learner.call('listPurchases')
    },
    expects: (body) => Array.isArray(body) && body.length === 1,
  },
  {
    operation: 'startPayment',
    title: 'signs an order',
    status: 200,
    needs: 'takePayments',
    prepare: async (setup) => {
      const learner = await setup.learner()
      const order = await orderOf(learner, setup)
      return () => learner.call('startPayment', order)
    },
  },
  {
    operation: 'startPayment',
    title: 'rejects an amount other than the price of the plan',
    status: 400,
    needs: 'takePayments',
    prepare: async (setup) => {
      const learner = await setup.learner()
      const order = await orderOf(learner, setup, { amount: 1 })
      return () => learner.call('startPayment', order)
    },
  },
  {
    operation: 'startPayment',
    title: 'rejects an order of another user',
    status: 400,
    needs: 'takePayments',
    prepare: async (setup) => {
      const learner = await setup.learner()
      const order = await orderOf(learner, setup, { order_id: `${noSuchId}123456` })
      return () => learner.call('startPayment', order)
    },
  },
  {
    operation: 'startPayment',
    title: 'rejects another currency',
    status: 400,
    prepare: async ({ learner }) => {
      const { call } = await learner()
      return () => call('startPayment', { body: { ...samplePaymentOrder, currency: 'USD' } })
    },
  },
  {
    operation: 'getPaymentOrder',
    title: 'returns the state of an order',
    status: 200,
    needs: 'takePayments',
    prepare: async (setup) => {
      const learner = await setup.newLearner()
      const order = await orderOf(learner, setup)
      await succeed(learner, 'startPayment', order)
      return () => learner.call('getPaymentOrder', { path: { id: order.body.order_id } })
    },
  },
  {
    operation: 'getPaymentOrder',
    title: 'rejects an unknown order',
    status: 404,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('getPaymentOrder', { path: { id: noSuchId } })
    },
  },
]
