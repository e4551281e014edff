import { usersQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Avatar } from '@naru/ui/Avatar'
import { EmptyState } from '@naru/ui/EmptyState'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useAccountText } from '../text/account'
import * as css from './UserActivation.css'
import { UsersFailed } from './UsersFailed'
import { UsersTable } from './UsersTable'
import { Pending } from '@naru/app-shell/parts/LoadState'

/** All users and whether they are active. The server decides who may read and change it. */
export const UserActivationPage = () => {
  const t = useAccountText()
  const users = useQuery(usersQuery(api))
  useTitle(t('userActivation.title'))

  return (
    <Page>
      <StepUp />
      <Stack gap={32}>
        <div className={css.head}>
          <PageHead title={t('userActivation.title')} />
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
