import { isApiError, paymentOrderQuery, purchasePlanMutation, userDataQuery } from '@naru/api'
import { skipToken, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'
import { rememberedPayment } from './rememberedPayment'
import { fetchPaymentStatus, type PaymentStatus } from './paymentStatus'

/** A payment to ask for. */
export interface PendingPayment {
  orderId: string
  /** The plan that it is to pay for; undefined where only the order is known. */
  planId: string | undefined
  /** Whether the buyer was through with the payment window. */
  isCompleted: boolean
}

/** Milliseconds since 1970. */
const now = () => Date.now()

/**
 * The payment that the logged-in learner began last on this device.
 *
 * @param orderIdInAddress an order that the gateway's redirect names; only asked about, never believed
 * @returns undefined while that is not known, null if there is none
 */
export function useLastPayment(orderIdInAddress?: string): PendingPayment | null | undefined {
  const { status } = useAuthState()
  const user = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn', retry: false })
  // Read once: while this page looks at a payment, it stays the one it looks at.
  const [startedAt] = useState(now)
  const userId = user.data?.userId ?? ''
  const last = useMemo(() => {
    const remembered = rememberedPayment(userId, startedAt)
    if (remembered !== undefined) return remembered
    return orderIdInAddress === undefined ? null : { orderId: orderIdInAddress, planId: undefined, isCompleted: true }
  }, [userId, startedAt, orderIdInAddress])
  return status !== 'loggedIn' || user.isPending ? undefined : last
}

/**
 * Asks the server how a payment stands.
 *
 * @param payment nothing is asked without one
 * @param interval milliseconds to the next question while it is not settled; undefined asks once
 */
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
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchOnWindowFocus: interval !== undefined,
    refetchInterval: ({ state: { data, error } }) =>
      interval !== undefined && !isApiError(error, 'http') && (data === 'confirming' || data === 'waiting')
        ? interval
        : false,
  })
}
