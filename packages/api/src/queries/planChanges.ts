import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { acknowledged, signedPayment } from '../guards'
import type { PaymentStartRequest, PurchaseRequest } from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'

/** Activates a free plan, or a paid plan after its payment. */
export const purchasePlanMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.examAccess, queryKeys.exams, queryKeys.purchases] } satisfies CacheEffect,
    mutationFn: ({ pricePlanId }: PurchaseRequest) =>
      read(api.POST('/api/user-plan-purchases', { body: { pricePlanId } }), acknowledged),
  })

/** Signs a payment order for the payment widget. */
export const startPaymentMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: PaymentStartRequest) => read(api.POST('/payment/start', { body }), signedPayment),
  })
