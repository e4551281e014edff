import { todayQuery, userDataQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { useDates } from '@naru/app-shell/language'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { useTitle } from '@naru/app-shell/useTitle'
import { useText } from '../frame/text'
import { NextStep } from './NextStep'
import { stepHeight } from './NextStep.css'
import { Person } from './Person'
import { useTodayText } from './text/today'
import * as css from './Today.css'

/** A separate chunk: it is below the step. */
const Progress = lazyComponent(async () => (await import('./Progress')).Progress)

const rest = <Skeleton height="40rem" />

/** What the learner does next, how far the learner is, and who that is. */
export const TodayPage = () => {
  const t = useTodayText()
  const tSite = useText()
  const { plainDay } = useDates()
  const { isVerified } = useAuthState()
  const user = useQuery(userDataQuery(api))
  const today = useQuery(todayQuery(api))
  useTitle(tSite('nav.today'))
  return (
    <Page>
      <Stack gap={24}>
        <header className={css.head}>
          <Heading level={1}>{tSite('nav.today')}</Heading>
          <Text tone="muted">{today.data && plainDay(today.data.today)}</Text>
        </header>
        {isVerified === false && (
          <Alert tone="warning" role="status">
            <Link href="/email-verify">{t('unverified')}</Link>
          </Alert>
        )}
        {today.isPending ? (
          <div className={stepHeight}>
            <Pending label={t('loading')} height="12rem" />
          </div>
        ) : (
          <NextStep today={today.data} onOutdated={() => void today.refetch()} />
        )}
        {today.isPending && rest}
        {today.data !== undefined && <Progress load fallback={rest} today={today.data} />}
        <Person data={user.data} />
      </Stack>
    </Page>
  )
}
