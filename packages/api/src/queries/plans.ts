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

/** Activates a free plan, or a paid plan after its payment. */
export const purchasePlanMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['purchase-plan'],
    meta: { invalidates: [queryKeys.examAccess, queryKeys.exams] } satisfies CacheEffect,
    mutationFn: ({ pricePlanId }: PurchaseRequest) =>
      read(api.POST('/api/user-plan-purchases', { body: { pricePlanId } }), acknowledged),
  })

/** Signs a payment order for the payment widget. */
export const startPaymentMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['start-payment'],
    mutationFn: (body: PaymentStartRequest) => read(api.POST('/payment/start', { body }), signedPayment),
  })

/** The state of one of the learner's payment orders (extension). Always stale: the state may change at any time. */
export const paymentOrderQuery = (api: Api, orderId: string) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.paymentOrder(orderId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/payment/orders/{id}', { params: { path: { id: orderId } }, signal }), paymentOrder),
  })
