import { isUnsupported } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import type { ReactNode } from 'react'
import { toFailure } from '../../../shared/errors'
import { NeedsPlan } from '../../parts/NeedsPlan'
import { usePracticeText } from '../../text/practice'

export interface LoadedProps {
  query: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> }
  children: ReactNode
}

/** The content of a query, or why it is missing. */
export const Loaded = ({ query: { isPending, isFetching, error, refetch }, children }: LoadedProps) => {
  const text = usePracticeText()
  if (isPending) return <DrillsPending />
  if (error === null) return children
  if (toFailure(error).status === 403) return <DrillsNeedPlan />
  if (isUnsupported(error)) return <Alert>{text.unsupported}</Alert>
  const isOffline = toFailure(error).kind === 'network'
  return (
    <Alert
      tone={isOffline ? 'warning' : 'danger'}
      action={
        <Button onPress={() => void refetch()} isDisabled={isFetching}>
          {text.retry}
        </Button>
      }
    >
      {isOffline ? text.drills.offline : text.drills.failed}
    </Alert>
  )
}

export const DrillsNeedPlan = () => {
  const { drills } = usePracticeText()
  return (
    <NeedsPlan title={drills.noPlanTitle} link={drills.seePlans}>
      {drills.noPlan}
    </NeedsPlan>
  )
}

export const DrillsPending = () => {
  const { drills } = usePracticeText()
  return (
    <Loading label={drills.loading}>
      <Skeleton height="16rem" />
    </Loading>
  )
}
