import { examAccessQuery, isUnauthorized } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../app/api'
import { useSession, useSessionActions } from '../../session'

/** What the server says about the visitor's plan. */
export type PaymentTruth = 'waiting' | 'active' | 'unconfirmed' | 'stillUnconfirmed' | 'failed' | 'loggedOut'

/** How often a payment that is not confirmed is asked for again by itself: a minute at three seconds each. */
export const askAgainTimes = 20

/** Options of usePaymentTruth. */
export interface PaymentTruthOptions {
  /** Whether to go on asking while no plan is active. */
  keepAsking: boolean
  /** Milliseconds between two questions. */
  interval: number
}

/**
 * Asks the server who is logged in and whether they may take exams; nothing in the address is believed.
 *
 * @returns the answer, and what asks anew
 */
export function usePaymentTruth({ keepAsking, interval }: PaymentTruthOptions): {
  truth: PaymentTruth
  ask: () => void
} {
  const session = useSessionActions()
  const { status, isOffline } = useSession()
  const [asked, setAsked] = useState(0)
  const access = useQuery({
    ...examAccessQuery(api),
    enabled: status === 'loggedIn',
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  })
  const { refetch, isFetchedAfterMount, isError, error, data } = access
  const mayAskAgain = keepAsking && isFetchedAfterMount && data?.canAccessExam === false && asked < askAgainTimes

  useEffect(() => {
    if (!mayAskAgain) return
    const again = async () => {
      await refetch()
      setAsked(asked + 1)
    }
    const timer = setTimeout(() => void again(), interval)
    return () => clearTimeout(timer)
  }, [mayAskAgain, asked, interval, refetch])

  const isActive = isFetchedAfterMount && !isError && data?.canAccessExam === true
  useEffect(() => {
    // The rest of the site learns of it too.
    if (isActive) void session.refresh()
  }, [isActive, session])

  const truth = (): PaymentTruth => {
    if (status === 'loggedOut') return isOffline ? 'failed' : 'loggedOut'
    if (status === 'unknown' || !isFetchedAfterMount) return 'waiting'
    if (isError) return isUnauthorized(error) ? 'loggedOut' : access.isFetching ? 'waiting' : 'failed'
    if (isActive) return 'active'
    return mayAskAgain ? 'unconfirmed' : 'stillUnconfirmed'
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
