import { examAccessQuery, isUnauthorized } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api'
import { rememberPayment } from '../../payments/remembered'
import type { Standing } from '../../payments/standing'
import { useLastPayment, useStanding } from '../../payments/useStanding'
import { useAuthState, useAuthSession } from '../../../shared/authSession'

/**
 * What the server says: about the payment (`confirmed`, `declined`, `takenBack`, `underway`), or, where no payment is known, about the visitor's
 * plan (`active`); `unconfirmed` and `stillUnconfirmed` can be either.
 */
export type PaymentTruth =
  | 'waiting'
  | 'confirmed'
  | 'active'
  | 'underway'
  | 'unconfirmed'
  | 'stillUnconfirmed'
  | 'declined'
  | 'takenBack'
  | 'failed'
  | 'loggedOut'

/** How often a payment that is not confirmed is asked for again by itself: a minute at three seconds each. */
export const askAgainTimes = 20

/** Options of usePaymentTruth. */
export interface PaymentTruthOptions {
  /** Whether this is about a payment, and to go on asking while it is not confirmed. */
  keepAsking: boolean
  /** Milliseconds between two questions. */
  interval: number
}

const settled: Readonly<Partial<Record<Standing, PaymentTruth>>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  takenBack: 'takenBack',
}

/**
 * Asks the server how the payment stands, or whether the visitor may take exams; nothing in the address is believed.
 *
 * @returns the answer, and what asks anew
 */
export function usePaymentTruth({ keepAsking, interval }: PaymentTruthOptions): {
  truth: PaymentTruth
  ask: () => void
} {
  const session = useAuthSession()
  const { status, isOffline } = useAuthState()
  const [asked, setAsked] = useState(0)
  const orderIdInAddress = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('order_id') ?? undefined,
  })
  const last = useLastPayment(orderIdInAddress)
  const payment = keepAsking ? last : null
  const standing = useStanding(payment)
  const isAboutPlan = payment === null || standing.data === 'unknown'
  const access = useQuery({
    ...examAccessQuery(api),
    enabled: status === 'loggedIn' && isAboutPlan,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  })
  const question = isAboutPlan ? access : standing
  const { refetch, isFetchedAfterMount, isError, error, isFetching } = question
  const isOpen = isAboutPlan
    ? access.data?.canAccessExam === false
    : standing.data === 'confirming' || standing.data === 'waiting'
  const mayAskAgain = keepAsking && isFetchedAfterMount && isOpen && asked < askAgainTimes

  useEffect(() => {
    if (!mayAskAgain) return
    const again = async () => {
      await refetch()
      setAsked(asked + 1)
    }
    const timer = setTimeout(() => void again(), interval)
    return () => clearTimeout(timer)
  }, [mayAskAgain, asked, interval, refetch])

  const isSettled = !isAboutPlan && standing.data !== undefined && settled[standing.data] !== undefined
  const isActive = isFetchedAfterMount && !isError && isAboutPlan && access.data?.canAccessExam === true
  useEffect(() => {
    if (isSettled) rememberPayment(undefined)
    // The rest of the site learns of it too.
    if (isSettled || isActive) void session.refresh()
  }, [isSettled, isActive, session])

  const truth = (): PaymentTruth => {
    if (status === 'loggedOut') return isOffline ? 'failed' : 'loggedOut'
    if (status === 'unknown' || !isFetchedAfterMount) return 'waiting'
    if (isError) return isUnauthorized(error) ? 'loggedOut' : isFetching ? 'waiting' : 'failed'
    if (isActive) return 'active'
    const known = isAboutPlan || standing.data === undefined ? undefined : settled[standing.data]
    if (known !== undefined) return known
    if (!mayAskAgain) return 'stillUnconfirmed'
    return !isAboutPlan && standing.data === 'waiting' ? 'underway' : 'unconfirmed'
  }

  return {
    truth: truth(),
    ask: () => {
      setAsked(0)
      if (status === 'loggedIn') void refetch()
      else void session.refresh()
    },
  }
}
