import { isUnauthorized } from '@naru/api'
import { examAccessQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { rememberPayment } from '../payment/rememberedPayment'
import { isPending, type PaymentStatus } from '../payment/paymentStatus'
import { useLastPayment, usePaymentStatus } from '../payment/usePaymentStatus'
import { useAuthState, useAuthSession } from '@naru/app-shell/authSession'
import { useTime } from '../../routerContext'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'

/**
 * The status that the return page shows: of the payment (`confirmed`, `declined`, `reversed`, `underway`), or, without
 * a known payment, of the visitor's plan (`active`); `unconfirmed` and `stillUnconfirmed` are either.
 */
export type PaymentReturnStatus =
  | 'waiting'
  | 'confirmed'
  | 'active'
  | 'underway'
  | 'unconfirmed'
  | 'stillUnconfirmed'
  | 'declined'
  | 'reversed'
  | 'failed'
  | 'loggedOut'

/** Milliseconds between two automatic polls, and their maximum number: a minute in all. */
const [pollMs, maxPolls] = [3000, 20]

const settled: Readonly<Partial<Record<PaymentStatus, PaymentReturnStatus>>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  reversed: 'reversed',
}

/**
 * Fetches the payment's status, or whether the visitor may take exams; nothing in the URL is trusted.
 *
 * @param shouldPoll whether to look up the payment, and to poll while it is not confirmed
 * @returns the status, the order, and a function that fetches it again
 */
export function usePaymentReturnStatus(shouldPoll: boolean): {
  returnStatus: PaymentReturnStatus
  orderId: string | undefined
  refresh: () => void
} {
  const authSession = useAuthSession()
  const { status, isOffline } = useAuthState()
  const time = useTime()
  const [pollCount, setPollCount] = useState(0)
  const [run] = useSingleFlight()
  const orderIdInAddress = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('order_id') ?? undefined,
  })
  const last = useLastPayment(orderIdInAddress)
  const payment = shouldPoll ? last : null
  const paymentStatus = usePaymentStatus(payment)
  const isAboutPlan = payment === null || paymentStatus.data === 'unknown'
  const access = useQuery({
    ...examAccessQuery(api),
    enabled: status === 'loggedIn' && isAboutPlan,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  })
  const question = isAboutPlan ? access : paymentStatus
  const { refetch, isFetchedAfterMount, isError, error, isFetching } = question
  const isOpen = isAboutPlan ? access.data?.canAccessExam === false : isPending(paymentStatus.data)
  const willPoll = shouldPoll && isFetchedAfterMount && isOpen && pollCount < maxPolls

  useEffect(() => {
    if (!willPoll) return
    const poll = async () => {
      await refetch({ cancelRefetch: false })
      setPollCount(pollCount + 1)
    }
    return time.after(pollMs, () => void poll())
  }, [willPoll, pollCount, time, refetch])

  const isSettled = !isAboutPlan && paymentStatus.data !== undefined && settled[paymentStatus.data] !== undefined
  const isActive = isFetchedAfterMount && !isError && isAboutPlan && access.data?.canAccessExam === true
  useEffect(() => {
    if (isSettled) rememberPayment(undefined)
    // Updates the access flag of the whole site.
    if (isSettled || isActive) void authSession.refresh()
  }, [isSettled, isActive, authSession])

  const currentStatus = (): PaymentReturnStatus => {
    if (status === 'loggedOut') return isOffline ? 'failed' : 'loggedOut'
    if (status === 'unknown' || !isFetchedAfterMount) return 'waiting'
    if (isError) return isUnauthorized(error) ? 'loggedOut' : isFetching ? 'waiting' : 'failed'
    if (isActive) return 'active'
    const known = isAboutPlan || paymentStatus.data === undefined ? undefined : settled[paymentStatus.data]
    if (known !== undefined) return known
    if (!willPoll) return 'stillUnconfirmed'
    return !isAboutPlan && paymentStatus.data === 'waiting' ? 'underway' : 'unconfirmed'
  }

  return {
    returnStatus: currentStatus(),
    orderId: payment?.orderId,
    refresh: () =>
      run(() => {
        setPollCount(0)
        // Joins a running poll: without the payment extension, each request is a purchase call.
        return status === 'loggedIn' ? refetch({ cancelRefetch: false }) : authSession.refresh()
      }),
  }
}
