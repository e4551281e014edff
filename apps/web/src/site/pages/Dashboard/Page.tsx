import { userDataQuery } from '@naru/api'
import { isolate } from '@naru/exam-kit/content'
import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '../../parts/TitledCard'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { greetingName, orNotAvailable, studentId } from '../../format/user'
import { PageHead } from '../../parts/PageHead'
import { PracticeLinks } from '../../parts/PracticeLinks'
import { useText } from '../../text'
import { useStudentText } from '../../text/student'
import * as css from './Page.css'
import { Today } from './Today'

/** The learner's dashboard. Data that fails to load shows fallbacks. */
export const DashboardPage = () => {
  const { dashboard } = useStudentText()
  const { notAvailable, home } = useText()
  const { data } = useQuery(userDataQuery(api))
  useTitle(dashboard.title)

  const facts = [
    { term: dashboard.studentId, value: studentId(data?.userId, notAvailable) },
    { term: dashboard.email, value: orNotAvailable(data?.email, notAvailable) },
    { term: dashboard.contactNo, value: orNotAvailable(data?.phone, notAvailable) },
  ]

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={dashboard.hello(isolate(greetingName(data ?? {}, dashboard.nobody)))} />
        <PracticeLinks />
        <div className={css.columns}>
          <TitledCard title={dashboard.profile} size="lg">
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
              {dashboard.openProfile}
            </Link>
          </TitledCard>
          <TitledCard title={dashboard.ready} size="lg" className={css.ready}>
            <Text tone="muted">{dashboard.readyText}</Text>
            <ButtonLink variant="primary" size="large" href="/exams">
              {home.startExam}
            </ButtonLink>
          </TitledCard>
        </div>
        <Today />
      </Stack>
    </Page>
  )
}
