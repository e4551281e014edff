import { isApiError } from '@naru/api'
import { paymentOrderQuery, purchasePlanMutation, userDataQuery } from '@naru/api/queries'
import { skipToken, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { rememberedPayment } from './rememberedPayment'
import { fetchPaymentStatus, isPending, type PaymentStatus } from './paymentStatus'

export interface PendingPayment {
  orderId: string
  /** The plan it pays for; undefined if only the order is known. */
  planId: string | undefined
  isCompleted: boolean
}

/** Milliseconds since 1970. */
const now = () => Date.now()

/**
 * The last payment that the logged-in learner started on this device.
 *
 * @param orderIdInAddress an order from the gateway's redirect; only looked up, never trusted
 * @returns undefined while unknown, null if there is none
 */
export function useLastPayment(orderIdInAddress?: string): PendingPayment | null | undefined {
  const { status } = useAuthState()
  const user = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn', retry: false })
  // Read once: the page shows the same payment until it unmounts.
  const [startedAt] = useState(now)
  const userId = user.data?.userId ?? ''
  const last = useMemo(() => {
    const remembered = rememberedPayment(userId, startedAt)
    if (remembered !== undefined) return remembered
    return orderIdInAddress === undefined ? null : { orderId: orderIdInAddress, planId: undefined, isCompleted: true }
  }, [userId, startedAt, orderIdInAddress])
  return status !== 'loggedIn' || user.isPending ? undefined : last
}

/** @param interval milliseconds between two polls while it is pending; undefined fetches once */
export function usePaymentStatus(
  payment: PendingPayment | null | undefined,
  interval?: number,
): UseQueryResult<PaymentStatus> {
  const queryClient = useQueryClient()
  const { mutateAsync: activate } = useMutation(purchasePlanMutation(api))
  return useQuery({
    queryKey: ['payment-status', payment?.orderId],
    queryFn: payment
      ? () =>
          fetchPaymentStatus(payment, {
            order: (id) => queryClient.fetchQuery({ ...paymentOrderQuery(api, id), retry: false }),
            activate: (pricePlanId) => activate({ pricePlanId }),
          })
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
    refetchOnWindowFocus: interval !== undefined,
    refetchInterval: ({ state: { data, error } }) =>
      interval !== undefined && !isApiError(error, 'http') && isPending(data) ? interval : false,
  })
}
