import type { Today } from '@naru/api'
import type { UseQueryResult } from '@tanstack/react-query'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { NextStep } from './NextStep'
import { useTodayText } from './text/today'

export const HomeStep = ({ today }: { today: UseQueryResult<Today> }) => {
  const t = useTodayText()
  if (today.isPending) return <Pending label={t('loading')} height="100%" />
  return <NextStep today={today.data} onOutdated={() => void today.refetch()} />
}
