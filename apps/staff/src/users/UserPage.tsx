import { type AdminUserDetails } from '@naru/api'
import { userQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { orNotAvailable, studentId } from '@naru/app-shell/userNames'
import { useSharedText } from '@naru/app-shell/text'
import { useAdminText } from '../text/admin'
import { ActiveSetting } from './ActiveSetting'
import { AdminFrame } from '../frame/AdminFrame'
import { EmailCorrection } from './EmailCorrection'
import { RoleSetting } from './RoleSetting'
import { ExtraTime } from './ExtraTime'
import { Loaded } from '../frame/Loaded'
import { UserAttempts } from './UserAttempts'
import { UserBadges } from './UserBadges'
import * as css from './UserPage.css'
import { UserPlans } from './UserPlans'
import { useDates } from '@naru/app-shell/language'

/** One user: account, email address, extra time, plans, role. */
export const UserPage = ({ userId }: { userId: string }) => {
  const t = useAdminText()
  const user = useQuery(userQuery(api, userId))
  const title = user.data === undefined ? t('user.title') : user.data.name || t('users.unnamed')
  return (
    <AdminFrame title={title} back={{ href: '/admin/users', label: t('user.back') }}>
      <Loaded query={user}>{(data) => <User user={data} />}</Loaded>
    </AdminFrame>
  )
}

const User = ({ user }: { user: AdminUserDetails }) => {
  const tAdmin = useAdminText()
  const tShared = useSharedText()
  const { shortDay } = useDates()
  const facts = [
    [tAdmin('user.studentId'), studentId(user.id, tShared('notAvailable'))],
    [tAdmin('user.email'), orNotAvailable(user.email, tShared('notAvailable'))],
    [tAdmin('user.phone'), orNotAvailable(user.phone, tShared('notAvailable'))],
    [tAdmin('users.joined'), shortDay(user.createdAt)],
    [tAdmin('user.attempts'), String(user.attempts)],
  ] as const
  return (
    <>
      <TitledCard title={tAdmin('user.facts')}>
        <UserBadges user={user} />
        <dl className={css.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <ActiveSetting user={user} />
      </TitledCard>
      {!user.isVerified && user.email !== '' && <EmailCorrection key={user.email} user={user} />}
      <ExtraTime user={user} />
      <UserPlans plans={user.plans} />
      {user.recentAttempts !== undefined && <UserAttempts attempts={user.recentAttempts} />}
      <RoleSetting user={user} />
    </>
  )
}
