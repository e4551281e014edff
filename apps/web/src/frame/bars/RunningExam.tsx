import { queryKeys, todayQuery } from '@naru/api/queries'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '@naru/app-shell/api'
import { presentUser } from '@naru/app-shell/attempt/presentUser'
import { useAuthState } from '@naru/app-shell/authSession'
import { useUser } from '@naru/app-shell/user/useUser'
import { useTime } from '../../routerContext'
import { useText } from '../text'
import { useIsCurrent } from '../useIsCurrent'

/** A separate chunk: rarely shown. */
const RunningExamBar = lazyComponent(async () => (await import('./RunningExamBar')).RunningExamBar)

/** Shows on every page of the site that an exam of the learner runs. */
export const RunningExam = ({ children }: { children: ReactNode }) => {
  const t = useText()
  const time = useTime()
  const isCurrent = useIsCurrent()
  const { status, isOffline } = useAuthState()
  const user = useUser()
  // Without a connection it is not known who is logged in; an attempt on this device goes on.
  const ownerId = (status === 'loggedIn' ? user?.userId : isOffline ? presentUser() : undefined) ?? ''
  const { data: running, refetch } = useQuery({
    queryKey: queryKeys.runningExam(ownerId),
    // /guidelines looks for an attempt itself, and says if its time has run out.
    enabled: ownerId !== '' && !isCurrent('/guidelines'),
    queryFn: async () => {
      const { findRunningExam } = await import('@naru/app-shell/attempt')
      const found = await findRunningExam(ownerId, api, () => toast.success(t('running.over')))
      return found && { exam: found.exam, endsAt: time.now() + found.secondsLeft * 1000 }
    },
  })
  const { data: today } = useQuery({ ...todayQuery(api), enabled: false })
  // Their next step resumes it already.
  const isStep = today?.action === 'resume' && (isCurrent('/') || isCurrent('/dashboard'))
  if (ownerId === '' || !running || isStep) return children
  return <RunningExamBar load key={running.endsAt} {...running} onTimeUp={() => void refetch()} />
}
