import { isApiError, isUnauthorized, type UserListItem } from '@naru/api'
import { setUserActiveMutation, usersQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSharedText } from '@naru/app-shell/text'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { lackOf, TwoStepScreen } from '@naru/app-shell/twoStep/lazy'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { orNotAvailable, studentId } from '@naru/app-shell/user/userNames'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Avatar } from '@naru/ui/Avatar'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as css from './UserActivation.css'
import { useAccountText } from '../text/account'

/** All users and whether they are active. The server decides who may read and change it. */
export const UserActivationPage = () => {
  const t = useAccountText()
  const users = useQuery(usersQuery(api))

  return (
    <Page>
      <StepUp />
      <Stack gap={32}>
        <div className={css.head}>
          <PageHead tab title={t('userActivation.title')} />
          <span className={css.admin}>
            <Avatar generic />
            {t('userActivation.adminName')}
          </span>
        </div>
        {users.isPending && <Pending label={t('userActivation.loading')} height="18rem" />}
        {users.isError && (
          <UsersFailed error={users.error} isRetrying={users.isFetching} onRetry={() => void users.refetch()} />
        )}
        {users.data?.length === 0 && (
          <EmptyState drawing={<Drawing name="reeds" />}>{t('userActivation.empty')}</EmptyState>
        )}
        {users.data !== undefined && users.data.length > 0 && <UsersTable users={users.data} />}
      </Stack>
    </Page>
  )
}

/** Student ID, User Name and Activation of each user that matches a search. */
const UsersTable = ({ users }: { users: readonly UserListItem[] }) => {
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

/**
 * A user and the button that shows and toggles the state: optimistically, reverting on an error. Ignores presses during
 * a request. The error is shown as a toast, and in the row until the next press.
 */
const UserRow = ({ user: { id, name, isActive } }: { user: UserListItem }) => {
  const tAccount = useAccountText()
  const tShared = useSharedText()
  const { formatError } = useErrors()
  const { isError, error, mutate } = useSingleFlightMutation(setUserActiveMutation(api))
  const nameId = useId()
  const shownName = orNotAvailable(name, tShared('notAvailable'))
  const toggle = () =>
    mutate(
      { id, isActive: !isActive },
      { onError: (thrown) => void toast.error(formatError('userActivation', thrown), { description: shownName }) },
    )
  return (
    <TableRow>
      <TableCell>
        <span title={id}>{studentId(id, tShared('notAvailable'))}</span>
      </TableCell>
      <TableRowHeader>
        <span id={nameId} className={css.name}>
          {shownName}
        </span>
        {isError && (
          <Text as="span" tone="danger" size="sm" weight="regular">
            {formatError('userActivation', error)}
          </Text>
        )}
      </TableRowHeader>
      <TableCell>
        <Button
          className={css.button}
          size="small"
          variant={isActive ? 'primary' : 'secondary'}
          iconStart={isActive ? 'check' : 'close'}
          aria-describedby={nameId}
          onPress={toggle}
        >
          {isActive ? tAccount('userActivation.active') : tAccount('userActivation.inactive')}
        </Button>
      </TableCell>
    </TableRow>
  )
}

interface UsersFailedProps {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** Shows why the list failed to load: the page's message, or the server's if it rejects this visitor. */
const UsersFailed = ({ error, isRetrying, onRetry }: UsersFailedProps) => {
  const t = useAccountText()
  const { formatError } = useErrors()
  const lacks = lackOf(error)
  if (lacks !== undefined) return <TwoStepScreen load lacks={lacks} />
  const isRefused = isApiError(error, 'http') && (error.status === 401 || error.status === 403)
  return (
    <Alert
      tone="danger"
      title={formatError('users', error)}
      action={
        isUnauthorized(error) ? (
          <ButtonLink href="/login?returnTo=/userActivation">{t('userActivation.login')}</ButtonLink>
        ) : (
          <Button onPress={onRetry} isDisabled={isRetrying}>
            {t('userActivation.retry')}
          </Button>
        )
      }
    >
      {isRefused ? error.serverMessage : undefined}
    </Alert>
  )
}
