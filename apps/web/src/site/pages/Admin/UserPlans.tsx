import type { AdminUserDetails } from '@naru/api'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { DataTable } from '../../parts/DataTable'
import { useAdminText } from '../../text/admin'
import * as css from './UserTable.css'
import { useDates } from '../../../shared/language'

/** The plans that a user has activated, newest first. */
export const UserPlans = ({ plans }: { plans: AdminUserDetails['plans'] }) => {
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
        <DataTable
          label={text.plans}
          rows={plans}
          keyOf={({ id }) => id}
          columns={[
            { head: text.plan, isHeader: true, render: ({ name }) => <span className={css.plan}>{name}</span> },
            { head: text.activated, render: ({ activatedAt }) => moment(activatedAt) },
            { head: text.ends, render: ({ expiresAt }) => (expiresAt === null ? text.never : moment(expiresAt)) },
          ]}
        />
      )}
    </Stack>
  )
}
