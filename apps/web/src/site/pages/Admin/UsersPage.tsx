import { findUsersQuery } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { Pager } from '../../parts/Pager'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { Loaded } from './Loaded'
import { useListAddress } from './useListAddress'
import { UserTable } from './UserTable'

/** Users by name or email. */
export const UsersPage = () => {
  const { users: text, pages } = useAdminText()
  const { page, search, show } = useListAddress()
  const [typed, setTyped] = useState(search)
  const users = useQuery({ ...findUsersQuery(api, { page, search }), placeholderData: keepPreviousData })

  return (
    <AdminFrame title={text.title} lead={text.lead}>
      <Form onSubmit={() => show({ search: typed.trim() })}>
        <Inline align="end">
          <TextField label={text.search} type="search" value={typed} onChange={setTyped} maxLength={100} />
          <Button type="submit" iconStart="search">
            {text.find}
          </Button>
          {search !== '' && (
            <Button
              variant="quiet"
              onPress={() => {
                setTyped('')
                show({ search: '' })
              }}
            >
              {text.all}
            </Button>
          )}
        </Inline>
      </Form>
      <Loaded query={users} isEmpty={({ total }) => total === 0} empty={text.none}>
        {({ entries, pageSize, total }) => (
          <Stack gap={16}>
            <span role="status">
              <Text as="span" tone="muted">
                {text.count(total)}
              </Text>
            </span>
            <UserTable users={entries} />
            <Pager text={pages} page={page} pageSize={pageSize} total={total} onShow={(next) => show({ page: next })} />
          </Stack>
        )}
      </Loaded>
    </AdminFrame>
  )
}
