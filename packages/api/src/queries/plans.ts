import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { list, paymentOrder } from '../guards'
import type { PlanPurchase, PricePlan } from '../types'
import { queryKeys } from './keys'

export const pricePlansQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.pricePlans,
    queryFn: ({ signal }) => read(api.GET('/api/price-plans', { signal }), list<PricePlan>),
  })

/** The plans that the learner has activated or bought, the newest first (extension). */
export const purchasesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.purchases,
    queryFn: ({ signal }) => read(api.GET('/api/user/purchases', { signal }), list<PlanPurchase>),
  })

/** The state of one of the learner's payment orders (extension). Always stale: the state may change at any time. */
export const paymentOrderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: queryKeys.paymentOrder(orderId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/payment/orders/{id}', { params: { path: { id: orderId } }, signal }), paymentOrder),
  })
