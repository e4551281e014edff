import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { TextFor } from '@naru/ui/language'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from './QueryLoaded'
import { useAdminText } from '../text/admin'

export interface PagerProps {
  t: TextFor<'pages.label' | 'pages.previous' | 'pages.next' | 'pages.page'>
  /** From 1. It may lie behind the last one, as in an old address. */
  page: number
  pageSize: number
  /** Entries of all pages. */
  total: number
  onShow: (page: number) => void
}

/** Pages through a long list; renders nothing for a single page. */
export const Pager = ({ t, page, pageSize, total, onShow }: PagerProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1 && page === 1) return null
  return (
    <Inline as="nav" aria-label={t('pages.label')} justify="between">
      <Button iconStart="chevronLeft" isDisabled={page <= 1} onPress={() => onShow(Math.min(page - 1, pages))}>
        {t('pages.previous')}
      </Button>
      <span role="status">
        <Text as="span" tone="muted" tabular>
          {t('pages.page', { page, pages })}
        </Text>
      </span>
      <Button iconEnd="chevronRight" isDisabled={page >= pages} onPress={() => onShow(page + 1)}>
        {t('pages.next')}
      </Button>
    </Inline>
  )
}

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
