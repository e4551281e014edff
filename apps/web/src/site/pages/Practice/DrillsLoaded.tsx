import { isUnsupported } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import type { ReactNode } from 'react'
import { toFailure } from '../../../shared/errors'
import { LoadFailed, Pending } from '../../parts/LoadState'
import { NeedsPlan } from '../../parts/NeedsPlan'
import { usePracticeText } from '../../text/practice'

export interface LoadedProps {
  query: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> }
  children: ReactNode
}

/** The content of a query, or why it is missing. */
export const Loaded = ({ query, children }: LoadedProps) => {
  const text = usePracticeText()
  const { isPending, error } = query
  if (isPending) return <DrillsPending />
  if (error === null) return children
  const { kind, status } = toFailure(error)
  if (status === 403) return <DrillsNeedPlan />
  if (isUnsupported(error)) return <Alert>{text.unsupported}</Alert>
  const isOffline = kind === 'network'
  return (
    <LoadFailed query={query} retry={text.retry} tone={isOffline ? 'warning' : 'danger'}>
      {isOffline ? text.drills.offline : text.drills.failed}
    </LoadFailed>
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
  return <Pending label={drills.loading} height="16rem" />
}
