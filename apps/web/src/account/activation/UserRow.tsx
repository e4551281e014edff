import { type UserListItem } from '@naru/api'
import { setUserActiveMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { TableCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useId } from 'react'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { orNotAvailable, studentId } from '@naru/app-shell/user/userNames'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useSharedText } from '@naru/app-shell/text'
import { useAccountText } from '../text/account'
import * as css from './UserActivation.css'

/**
 * A user and the button that shows and toggles the state: optimistically, reverting on an error. Ignores presses during
 * a request. The error is shown as a toast, and in the row until the next press.
 */
export const UserRow = ({ user: { id, name, isActive } }: { user: UserListItem }) => {
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
