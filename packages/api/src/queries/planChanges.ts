import type { Api } from '../client'
import { acknowledged, signedPayment } from '../guards'
import type { PaymentStartRequest, PurchaseRequest } from '../types'
import { queryKeys } from './keys'
import { mutationOf } from './ofCall'

/** Activates a free plan, or a paid plan after its payment. */
export const purchasePlanMutation = (api: Api) =>
  mutationOf(
    ({ pricePlanId }: PurchaseRequest) => api.POST('/api/user-plan-purchases', { body: { pricePlanId } }),
    { invalidates: [queryKeys.examAccess, queryKeys.exams, queryKeys.purchases] },
    acknowledged,
  )

/** Signs a payment order for the payment widget. */
export const startPaymentMutation = (api: Api) =>
  mutationOf((body: PaymentStartRequest) => api.POST('/payment/start', { body }), {}, signedPayment)
