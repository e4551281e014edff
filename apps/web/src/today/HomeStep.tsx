import { todayQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { NextStep } from './NextStep'
import { useTodayText } from './text/today'

export const HomeStep = () => {
  const t = useTodayText()
  const today = useQuery(todayQuery(api))
  if (today.isPending) return <Pending label={t('loading')} height="100%" />
  return <NextStep today={today.data} onOutdated={() => void today.refetch()} />
}
