import { userDataQuery } from '@naru/api/queries'
import { isolate } from '@naru/exam-kit/content'
import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { greetingName, orNotAvailable, studentId } from '@naru/app-shell/userNames'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { PracticeLinks } from '../../practice/PracticeLinks'
import { useText } from '../../frame/text'
import { useSharedText } from '@naru/app-shell/text'
import { useStudentText } from '../../frame/text/student'
import * as css from './Dashboard.css'
import { Today } from './Today'

/** The learner's dashboard. Data that fails to load shows fallbacks. */
export const DashboardPage = () => {
  const tStudent = useStudentText()
  const tSite = useText()
  const tShared = useSharedText()
  const { data } = useQuery(userDataQuery(api))
  useTitle(tStudent('dashboard.title'))

  const facts = [
    { term: tStudent('dashboard.studentId'), value: studentId(data?.userId, tShared('notAvailable')) },
    { term: tStudent('dashboard.email'), value: orNotAvailable(data?.email, tShared('notAvailable')) },
    { term: tStudent('dashboard.contactNo'), value: orNotAvailable(data?.phone, tShared('notAvailable')) },
  ]

  return (
    <Page>
      <Stack gap={32}>
        <PageHead
          title={tStudent('dashboard.hello', { name: isolate(greetingName(data ?? {}, tStudent('dashboard.nobody'))) })}
        />
        <PracticeLinks />
        <div className={css.columns}>
          <TitledCard title={tStudent('dashboard.profile')} size="lg">
            <div className={css.profile}>
              <Avatar generic size="large" />
              <dl className={css.facts}>
                {facts.map(({ term, value }) => (
                  <div key={term}>
                    <dt className={css.term}>{term}</dt>
                    <dd className={css.value}>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <Link href="/profile" variant="standalone">
              {tStudent('dashboard.openProfile')}
            </Link>
          </TitledCard>
          <TitledCard title={tStudent('dashboard.ready')} size="lg" className={css.ready}>
            <Text tone="muted">{tStudent('dashboard.readyText')}</Text>
            <ButtonLink variant="primary" size="large" href="/exams">
              {tSite('home.startExam')}
            </ButtonLink>
          </TitledCard>
        </div>
        <Today />
      </Stack>
    </Page>
  )
}
