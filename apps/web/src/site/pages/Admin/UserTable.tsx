import type { AdminUser } from '@naru/api'
import { Link } from '@naru/ui/Link'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { useAdminText } from '../../text/admin'
import { UserBadges } from './UserBadges'
import * as css from './UserTable.css'
import { useDates } from '../../../shared/language'

/** Props of UserTable. */
export interface UserTableProps {
  users: readonly AdminUser[]
}

/** Users with state and extra time; each links to its own page. */
export const UserTable = ({ users }: UserTableProps) => {
  const { users: text, user: one, state } = useAdminText()
  const { shortDay } = useDates()
  return (
    <Table label={text.label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.user}</TableHeaderCell>
          <TableHeaderCell>{state}</TableHeaderCell>
          <TableHeaderCell>{text.extraTime}</TableHeaderCell>
          <TableHeaderCell>{text.joined}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableRowHeader>
              <span className={css.person}>
                <Link href={`/admin/users/${encodeURIComponent(user.id)}`}>
                  <bdi>{user.name || text.unnamed}</bdi>
                </Link>
                <Text as="span" tone="muted" size="sm" weight="regular">
                  {user.email}
                </Text>
              </span>
            </TableRowHeader>
            <TableCell>
              <UserBadges user={user} />
            </TableCell>
            <TableCell>
              <span className={css.short}>{one.factor(user.timeFactor)}</span>
            </TableCell>
            <TableCell>
              <span className={css.short}>{shortDay(user.createdAt)}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
