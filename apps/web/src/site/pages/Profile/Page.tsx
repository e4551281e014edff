import { userDataQuery } from '@naru/api'
import { Avatar } from '@naru/ui/Avatar'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { greetingName, studentId } from '../../format/user'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'
import { useStudentText } from '../../text/student'
import { LeaderboardName } from './LeaderboardName'
import { LanguageSetting } from './LanguageSetting'
import { MyData } from './MyData'
import * as css from './Page.css'
import { Purchases } from './Purchases'
import { Sessions } from './Sessions'

/** Links to the learner's data, results and notifications. Data that fails to load shows fallbacks. */
export const ProfilePage = () => {
  const { profile: text, dashboard } = useStudentText()
  const { notAvailable } = useText()
  const { data } = useQuery(userDataQuery(api))
  useTitle(text.title)

  const ways = [
    { href: '/editprofile', icon: 'edit', label: text.edit, about: text.editText },
    { href: '/myresult', icon: 'medal', label: text.results, about: text.resultsText },
    { href: '/notification', icon: 'bell', label: text.notifications, about: text.notificationsText },
  ] as const

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.title} />
        <div className={css.person}>
          <Avatar generic size="large" />
          <div className={css.words}>
            <bdi className={css.name}>{greetingName(data ?? {}, dashboard.nobody)}</bdi>
            <Text tone="muted" size="sm">
              {dashboard.studentId}: {studentId(data?.userId, notAvailable)}
            </Text>
          </div>
        </div>
        <nav aria-label={text.title}>
          <Grid as="ul" minItemWidth="17rem" gap={16}>
            {ways.map(({ href, icon, label, about }) => (
              <Card key={href} as="li" interactive>
                <div className={css.way}>
                  <span className={css.picture}>
                    <Icon name={icon} />
                  </span>
                  <Stack gap={4}>
                    <Link href={href} variant="standalone" className={css.cover}>
                      {label}
                    </Link>
                    <Text tone="muted">{about}</Text>
                  </Stack>
                </div>
              </Card>
            ))}
          </Grid>
        </nav>
        <Purchases />
        <LanguageSetting />
        <LeaderboardName />
        <Sessions />
        <MyData />
      </Stack>
    </Page>
  )
}
