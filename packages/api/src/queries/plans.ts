import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { list, paymentOrder } from '../guards'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

export const pricePlansQuery = (api: Api) =>
  queryOf(queryKeys.pricePlans, (signal) => api.GET('/api/price-plans', { signal }), list)

/** The plans that the learner has activated or bought, the newest first (extension). */
export const purchasesQuery = (api: Api) =>
  queryOf(queryKeys.purchases, (signal) => api.GET('/api/user/purchases', { signal }), list)

/** The state of one of the learner's payment orders (extension). Always stale: the state may change at any time. */
export const paymentOrderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: queryKeys.paymentOrder(orderId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/payment/orders/{id}', { params: { path: { id: orderId } }, signal }), paymentOrder),
  })
