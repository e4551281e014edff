import { userDataQuery } from '@naru/api/queries'
import { Avatar } from '@naru/ui/Avatar'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { greetingName, studentId } from '@naru/app-shell/user/userNames'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSharedText } from '@naru/app-shell/text'
import { useStudentText } from '../../frame/text/student'
import { LeaderboardName } from './LeaderboardName'
import { LanguageSetting } from './LanguageSetting'
import { MyData } from './MyData'
import * as css from './Profile.css'
import { Purchases } from '../../plans/purchases/Purchases'
import { Sessions } from './Sessions'
import { StudyMailSettings } from './StudyMailSettings'

/** Links to the learner's data, results and notifications. Data that fails to load shows fallbacks. */
export const ProfilePage = () => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { data } = useQuery(userDataQuery(api))
  useTitle(tStudent('profile.title'))

  const ways = [
    { href: '/editprofile', icon: 'edit', label: tStudent('profile.edit'), about: tStudent('profile.editText') },
    { href: '/myresult', icon: 'medal', label: tStudent('profile.results'), about: tStudent('profile.resultsText') },
    {
      href: '/notification',
      icon: 'bell',
      label: tStudent('profile.notifications'),
      about: tStudent('profile.notificationsText'),
    },
  ] as const

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={tStudent('profile.title')} />
        <div className={css.person}>
          <Avatar generic size="large" />
          <div className={css.words}>
            <bdi className={css.name}>{greetingName(data ?? {}, tStudent('dashboard.nobody'))}</bdi>
            <Text tone="muted" size="sm">
              {tStudent('dashboard.studentId')}: {studentId(data?.userId, tShared('notAvailable'))}
            </Text>
          </div>
        </div>
        <nav aria-label={tStudent('profile.title')}>
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
        <div id="purchases">
          <Purchases />
        </div>
        <LanguageSetting />
        <StudyMailSettings />
        <LeaderboardName />
        <Sessions />
        <MyData />
      </Stack>
    </Page>
  )
}
