import { samplePaymentOrder } from '../../msw/fixtures/index'
import { noSuchId, refusesVisitors, type ContractCase } from './case'

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
    given: async ({ learner, offers }) => {
      const { call } = await learner()
      const { paidPlanId } = await offers()
      return () => call('startPayment', { body: { ...samplePaymentOrder, pricePlanId: paidPlanId } })
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
]
