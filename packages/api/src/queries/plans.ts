import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { acknowledged, list, paymentOrder, signedPayment } from '../guards'
import type { PaymentStartRequest, PricePlan, PurchaseRequest } from '../types'
import { always, alwaysFresh, type CacheEffect } from './cache'
import { queryKeys } from './keys'

/** The price plans on offer. */
export const pricePlansQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.pricePlans,
    queryFn: ({ signal }) => read(api.GET('/api/price-plans', { signal }), list<PricePlan>),
  })

/** Activates a plan: a free one, or a paid one after its payment. */
export const purchasePlanMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['purchase-plan'],
    meta: { invalidates: [queryKeys.examAccess, queryKeys.exams] } satisfies CacheEffect,
    mutationFn: ({ pricePlanId }: PurchaseRequest) =>
      read(api.POST('/api/user-plan-purchases', { body: { pricePlanId } }), acknowledged),
  })

/** Has a payment order signed for the payment widget. */
export const startPaymentMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['start-payment'],
    mutationFn: (body: PaymentStartRequest) => read(api.POST('/payment/start', { body }), signedPayment),
  })

/** How one of the learner's payment orders stands (extension). Always asked anew: an answer of a moment ago is not the truth about money. */
export const paymentOrderQuery = (api: Api, orderId: string) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.paymentOrder(orderId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/payment/orders/{id}', { params: { path: { id: orderId } }, signal }), paymentOrder),
  })
