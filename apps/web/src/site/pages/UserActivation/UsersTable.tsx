import type { UserListItem } from '@naru/api'
import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@naru/ui/Table'
import { useAccountText } from '../../text/account'
import { UserRow } from './UserRow'

/** Props of UsersTable. */
export interface UsersTableProps {
  /** The users, in the server's order. */
  users: readonly UserListItem[]
}

/** Student ID, User Name and Activation of each user. */
export const UsersTable = ({ users }: UsersTableProps) => {
  const { userActivation: text } = useAccountText()
  return (
    <Table label={text.title}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.studentId}</TableHeaderCell>
          <TableHeaderCell>{text.userName}</TableHeaderCell>
          <TableHeaderCell>{text.activation}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user, index) => (
          // The order is stable, and the server may send an id twice.
          <UserRow key={`${user.id} ${index}`} user={user} />
        ))}
      </TableBody>
    </Table>
  )
}
