import type { UserListItem } from '@naru/api'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { useId } from 'react'
import { orNotAvailable, studentId } from '../../format/user'
import { useText } from '../../text'
import { ActivationButton } from './ActivationButton'
import * as css from './Page.css'

/** Props of UsersTable. */
export interface UsersTableProps {
  /** The users, in the server's order. */
  users: readonly UserListItem[]
}

/** Student ID, User Name and Activation of each user. */
export const UsersTable = ({ users }: UsersTableProps) => {
  const { userActivation: text } = useText()
  const id = useId()
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
          // The list keeps its order, and a careless server may send an id twice.
          <TableRow key={`${user.id} ${index}`}>
            <TableCell>
              <span title={user.id}>{studentId(user.id)}</span>
            </TableCell>
            <TableRowHeader>
              <span id={`${id}-${index}`} className={css.name}>
                {orNotAvailable(user.name)}
              </span>
            </TableRowHeader>
            <TableCell>
              <ActivationButton user={user} describedBy={`${id}-${index}`} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
