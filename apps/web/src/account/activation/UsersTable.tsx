import type { UserListItem } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@naru/ui/Table'
import { useState } from 'react'
import { studentId } from '@naru/app-shell/user/userNames'
import { useSharedText } from '@naru/app-shell/text'
import { useAccountText } from '../text/account'
import { UserRow } from './UserRow'

/** Student ID, User Name and Activation of each user that matches a search. */
export const UsersTable = ({ users }: { users: readonly UserListItem[] }) => {
  const tAccount = useAccountText()
  const tShared = useSharedText()
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = users.filter(({ id, name }) =>
    [name.toLowerCase(), id.toLowerCase(), studentId(id, tShared('notAvailable')).toLowerCase()].some((one) =>
      one.includes(sought),
    ),
  )
  return (
    <Stack gap={16}>
      <TextField
        label={tAccount('userActivation.search')}
        type="search"
        value={search}
        onChange={setSearch}
        autoComplete="off"
      />
      {found.length === 0 && <div role="status">{tAccount('userActivation.noMatch')}</div>}
      <Table label={tAccount('userActivation.title')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{tAccount('userActivation.studentId')}</TableHeaderCell>
            <TableHeaderCell>{tAccount('userActivation.userName')}</TableHeaderCell>
            <TableHeaderCell>{tAccount('userActivation.activation')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map((user, index) => (
            // The order is stable, and the server may send an id twice.
            <UserRow key={`${user.id} ${index}`} user={user} />
          ))}
        </TableBody>
      </Table>
    </Stack>
  )
}
