import type { AdminUser } from '@naru/api'
import { Badge } from '@naru/ui/Badge'
import { useAdminText } from '../../text/admin'
import * as css from './UserTable.css'

interface UserBadgesProps {
  user: Pick<AdminUser, 'isActive' | 'isVerified' | 'role'>
}

export const UserBadges = ({ user: { isActive, isVerified, role } }: UserBadgesProps) => {
  const { users: text } = useAdminText()
  return (
    <span className={css.badges}>
      {isActive ? (
        <Badge tone="success" icon="check">
          {text.active}
        </Badge>
      ) : (
        <Badge tone="danger" icon="close">
          {text.inactive}
        </Badge>
      )}
      {role === 'admin' && <Badge tone="accent">{text.admin}</Badge>}
      {!isVerified && <Badge>{text.unverified}</Badge>}
    </span>
  )
}
