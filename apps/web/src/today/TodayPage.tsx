import type { UserData } from '@naru/api'
import { todayQuery, userDataQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { useDates } from '@naru/app-shell/language'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { useSharedText } from '@naru/app-shell/text'
import { useTitle } from '@naru/app-shell/useTitle'
import { greetingName, orNotAvailable, studentId } from '@naru/app-shell/user/userNames'
import { isolate } from '@naru/exam-kit/content'
import { Alert } from '@naru/ui/Alert'
import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../frame/text'
import { useStudentText } from '../frame/text/student'
import { NextStep } from './NextStep'
import { stepHeight } from './NextStep.css'
import * as css from './Today.css'
import { useTodayText } from './text/today'

/** A separate chunk: it is below the step. */
const Progress = lazyComponent(async () => (await import('./Progress')).Progress)

/** Two cards, about as high as the first ones of a learner. */
const rest = (
  <div className={css.columns}>
    {['days', 'exam'].map((card) => (
      <Card key={card} className={css.waiting}>
        <Skeleton width="60%" height="1.5rem" />
      </Card>
    ))}
  </div>
)

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

/** Greeting and data of the learner; what fails to load shows fallbacks. */
const Person = ({ data }: { data: UserData | undefined }) => {
  const t = useStudentText()
  const tSite = useText()
  const tShared = useSharedText()
  const facts = [
    { term: t('dashboard.studentId'), value: studentId(data?.userId, tShared('notAvailable')) },
    { term: t('dashboard.email'), value: orNotAvailable(data?.email, tShared('notAvailable')) },
    { term: t('dashboard.contactNo'), value: orNotAvailable(data?.phone, tShared('notAvailable')) },
  ]
  return (
    <section className={css.person} aria-labelledby="person">
      <Avatar generic />
      <div className={css.personText}>
        <Heading level={2} size="lg" id="person">
          {t('dashboard.hello', { name: isolate(greetingName(data ?? {}, t('dashboard.nobody'))) })}
        </Heading>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Inline>
          <ButtonLink href="/exams">{tSite('home.startExam')}</ButtonLink>
          <Link href="/profile" variant="standalone">
            {t('dashboard.openProfile')}
          </Link>
        </Inline>
      </div>
    </section>
  )
}
