import { findUsersQuery } from '@naru/api/queries'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { DataTable } from '../parts/DataTable'
import { SearchForm } from '../parts/SearchForm'
import { searchPattern, useAddress } from '../parts/useAddress'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { PagedList } from '../parts/PagedList'
import { UserBadges } from './UserBadges'
import * as css from './UserTable.css'

/** Users by name or email, with state and extra time; each links to its own page. */
export const UsersPage = () => {
  const t = useAdminText()
  const { shortDay } = useDates()
  const {
    page,
    values: { search },
    show,
  } = useAddress({ search: searchPattern })
  const users = useQuery({ ...findUsersQuery(api, { page, search }), placeholderData: keepPreviousData })

  return (
    <AdminFrame title={t('users.title')} lead={t('users.lead')}>
      <SearchForm
        text={{ search: t('users.search'), find: t('users.find'), all: t('users.all') }}
        search={search}
        onSearch={(next) => show({ search: next })}
      />
      <PagedList
        query={users}
        empty={t('users.none')}
        count={(total) => t('users.count', { total })}
        page={page}
        onShow={(next) => show({ page: next })}
      >
        {(entries) => (
          <DataTable
            label={t('users.label')}
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              {
                head: t('users.user'),
                isHeader: true,
                render: ({ id, name, email }) => (
                  <span className={css.person}>
                    <Link href={`/admin/users/${encodeURIComponent(id)}`}>
                      <bdi>{name || t('users.unnamed')}</bdi>
                    </Link>
                    <Text as="span" tone="muted" size="sm" weight="regular">
                      {email}
                    </Text>
                  </span>
                ),
              },
              { head: t('state'), render: (user) => <UserBadges user={user} /> },
              {
                head: t('users.extraTime'),
                render: (user) => <span className={css.short}>{t('user.factor', { factor: user.timeFactor })}</span>,
              },
              {
                head: t('users.joined'),
                render: (user) => <span className={css.short}>{shortDay(user.createdAt)}</span>,
              },
            ]}
          />
        )}
      </PagedList>
    </AdminFrame>
  )
}
