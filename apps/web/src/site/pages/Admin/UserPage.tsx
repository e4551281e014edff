import { userQuery, type AdminUserDetails } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '../../parts/TitledCard'
import { api } from '../../../shared/api'
import { orNotAvailable, studentId } from '../../format/user'
import { useText } from '../../text'
import { useAdminText } from '../../text/admin'
import { ActiveSetting } from './ActiveSetting'
import { AdminFrame } from './AdminFrame'
import { EmailCorrection } from './EmailCorrection'
import { RoleSetting } from './RoleSetting'
import { ExtraTime } from './ExtraTime'
import { Loaded } from './Loaded'
import { UserAttempts } from './UserAttempts'
import { UserBadges } from './UserBadges'
import * as css from './UserPage.css'
import { UserPlans } from './UserPlans'
import { useDates } from '../../../shared/language'

/** One user: account, email address, extra time, plans, role. */
export const UserPage = ({ userId }: { userId: string }) => {
  const { user: text, users } = useAdminText()
  const user = useQuery(userQuery(api, userId))
  const title = user.data === undefined ? text.title : user.data.name || users.unnamed
  return (
    <AdminFrame title={title} back={{ href: '/admin/users', label: text.back }}>
      <Loaded query={user}>{(data) => <User user={data} />}</Loaded>
    </AdminFrame>
  )
}

const User = ({ user }: { user: AdminUserDetails }) => {
  const { user: text, users } = useAdminText()
  const { notAvailable } = useText()
  const { shortDay } = useDates()
  const facts = [
    [text.studentId, studentId(user.id, notAvailable)],
    [text.email, orNotAvailable(user.email, notAvailable)],
    [text.phone, orNotAvailable(user.phone, notAvailable)],
    [users.joined, shortDay(user.createdAt)],
    [text.attempts, String(user.attempts)],
  ] as const
  return (
    <>
      <TitledCard title={text.facts}>
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
