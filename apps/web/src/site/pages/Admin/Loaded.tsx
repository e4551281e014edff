import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { EmptyState } from '@naru/ui/EmptyState'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdminText } from '../../text/admin'
import { AdminFailed } from './AdminFailed'

/** Props of Loaded. */
export interface LoadedProps<Data> {
  /** The query. */
  query: UseQueryResult<Data>
  /** Whether the data is empty. @default never */
  isEmpty?: (data: Data) => boolean
  /** The message for empty data. */
  empty?: string
  /** Height of the skeleton, a CSS length. @default '18rem' */
  height?: string
  children: (data: Data) => ReactNode
}

/** Renders a query: loading, failed, empty, or the data. */
export const Loaded = <Data,>({
  query,
  isEmpty = () => false,
  empty,
  height = '18rem',
  children,
}: LoadedProps<Data>) => {
  const text = useAdminText()
  if (query.isPending) {
    return (
      <Loading label={text.loading}>
        <Skeleton height={height} />
      </Loading>
    )
  }
  if (query.isError) {
    return <AdminFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if (isEmpty(query.data)) return <EmptyState drawing={<Drawing name="reeds" />}>{empty}</EmptyState>
  return children(query.data)
}
