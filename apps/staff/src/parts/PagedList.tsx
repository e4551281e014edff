import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Pager } from './Pager'
import { useAdminText } from '../text/admin'
import { Loaded } from '../frame/Loaded'

interface PagedListProps<Entry> {
  query: UseQueryResult<{ entries: readonly Entry[]; pageSize: number; total: number }>
  empty: string
  /** Says how many there are. @default nothing does */
  count?: (total: number) => string
  page: number
  onShow: (page: number) => void
  children: (entries: readonly Entry[]) => ReactNode
}

export const PagedList = <Entry,>({ query, empty, count, page, onShow, children }: PagedListProps<Entry>) => {
  const t = useAdminText()
  return (
    <Loaded query={query} isEmpty={({ total }) => total === 0} empty={empty}>
      {({ entries, pageSize, total }) => (
        <Stack gap={16}>
          {count !== undefined && (
            <span role="status">
              <Text as="span" tone="muted">
                {count(total)}
              </Text>
            </span>
          )}
          {children(entries)}
          <Pager t={t} page={page} pageSize={pageSize} total={total} onShow={onShow} />
        </Stack>
      )}
    </Loaded>
  )
}
