import type { AdminUserDetails } from '@naru/api'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { useAdminText } from '../../text/admin'
import * as css from './UserTable.css'
import { useDates } from '../../../shared/language'

/** Props of UserPlans. */
export interface UserPlansProps {
  plans: AdminUserDetails['plans']
}

/** The plans that a user has activated, newest first. */
export const UserPlans = ({ plans }: UserPlansProps) => {
  const { user: text } = useAdminText()
  const { moment } = useDates()
  return (
    <Stack gap={16}>
      <Heading level={2} size="xl">
        {text.plans}
      </Heading>
      {plans.length === 0 ? (
        <Text tone="muted">{text.noPlans}</Text>
      ) : (
        <Table label={text.plans}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{text.plan}</TableHeaderCell>
              <TableHeaderCell>{text.activated}</TableHeaderCell>
              <TableHeaderCell>{text.ends}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {plans.map(({ id, name, activatedAt, expiresAt }) => (
              <TableRow key={id}>
                <TableRowHeader>
                  <span className={css.plan}>{name}</span>
                </TableRowHeader>
                <TableCell>{moment(activatedAt)}</TableCell>
                <TableCell>{expiresAt === null ? text.never : moment(expiresAt)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  )
}
