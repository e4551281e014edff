import type { AdminUser } from '@naru/api'
import { Badge } from '@naru/ui/Badge'
import { useAdminText } from '../text/admin'
import * as css from './UserTable.css'

interface UserBadgesProps {
  user: Pick<AdminUser, 'isActive' | 'isVerified' | 'role'>
}

export const UserBadges = ({ user: { isActive, isVerified, role } }: UserBadgesProps) => {
  const t = useAdminText()
  return (
    <span className={css.badges}>
      {isActive ? (
        <Badge tone="success" icon="check">
          {t('users.active')}
        </Badge>
      ) : (
        <Badge tone="danger" icon="close">
          {t('users.inactive')}
        </Badge>
      )}
      {role === 'admin' && <Badge tone="accent">{t('users.admin')}</Badge>}
      {!isVerified && <Badge>{t('users.unverified')}</Badge>}
    </span>
  )
}
