import type { AdminUserDetails } from '@naru/api'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { DataTable } from '../parts/DataTable'
import { useAdminText } from '../text/admin'
import * as css from './UserTable.css'
import { useDates } from '@naru/app-shell/language'

/** The plans that a user has activated, newest first. */
export const UserPlans = ({ plans }: { plans: AdminUserDetails['plans'] }) => {
  const t = useAdminText()
  const { moment } = useDates()
  return (
    <Stack gap={16}>
      <Heading level={2} size="xl">
        {t('user.plans')}
      </Heading>
      {plans.length === 0 ? (
        <Text tone="muted">{t('user.noPlans')}</Text>
      ) : (
        <DataTable
          label={t('user.plans')}
          rows={plans}
          keyOf={({ id }) => id}
          columns={[
            { head: t('user.plan'), isHeader: true, render: ({ name }) => <span className={css.plan}>{name}</span> },
            { head: t('user.activated'), render: ({ activatedAt }) => moment(activatedAt) },
            {
              head: t('user.ends'),
              render: ({ expiresAt }) => (expiresAt === null ? t('user.never') : moment(expiresAt)),
            },
          ]}
        />
      )}
    </Stack>
  )
}
