import { isUnsupported } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import type { ReactNode } from 'react'
import { toFailure } from '@naru/app-shell/errors'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { NeedsPlan } from '../../plans/NeedsPlan'
import { usePracticeText } from '../text/practice'

export interface LoadedProps {
  query: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> }
  children: ReactNode
}

/** The content of a query, or why it is missing. */
export const Loaded = ({ query, children }: LoadedProps) => {
  const t = usePracticeText()
  const { isPending, error } = query
  if (isPending) return <DrillsPending />
  if (error === null) return children
  const { kind, status } = toFailure(error)
  if (status === 403) return <DrillsNeedPlan />
  if (isUnsupported(error)) return <Alert>{t('unsupported')}</Alert>
  const isOffline = kind === 'network'
  return (
    <div data-says-offline={isOffline || undefined}>
      <LoadFailed query={query} retry={t('retry')} tone={isOffline ? 'warning' : 'danger'}>
        {isOffline ? t('drills.offline') : t('drills.failed')}
      </LoadFailed>
    </div>
  )
}

export const DrillsNeedPlan = () => {
  const t = usePracticeText()
  return (
    <NeedsPlan title={t('drills.noPlanTitle')} link={t('drills.seePlans')}>
      {t('drills.noPlan')}
    </NeedsPlan>
  )
}

export const DrillsPending = () => {
  const t = usePracticeText()
  return <Pending label={t('drills.loading')} height="16rem" />
}
