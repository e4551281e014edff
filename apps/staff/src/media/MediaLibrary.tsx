import { type MediaEntry } from '@naru/api'
import { mediaQuery } from '@naru/api/queries'
import { EmptyState } from '@naru/ui/EmptyState'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '@naru/app-shell/api'
import { Pager } from '../parts/Pager'
import { SearchForm } from '../parts/SearchForm'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'
import { MediaCard } from './MediaCard'
import { DeskLoaded } from '../frame/DeskLoaded'
import { mediaKinds, type MediaKind } from './mediaFile'
import * as css from './media.css'

export interface MediaFilter {
  /** From 1. */
  page: number
  /** '' for everything. */
  search: string
  kind: MediaKind | 'all'
}

interface MediaLibraryProps {
  filter: MediaFilter
  onShow: (next: Partial<MediaFilter>) => void
  /** Whether the kind cannot be chosen. @default it can */
  isKindFixed?: boolean
  renderActions: (entry: MediaEntry) => ReactNode
}

/** Files of the library with search and pages. */
export const MediaLibrary = ({ filter, onShow, isKindFixed = false, renderActions }: MediaLibraryProps) => {
  const tDeskMedia = useDeskMediaText()
  const tDesk = useDeskText()
  const { page, search, kind } = filter
  const library = useQuery({
    ...mediaQuery(api, { page, ...(search !== '' && { search }), ...(kind !== 'all' && { kind }) }),
    placeholderData: keepPreviousData,
  })

  return (
    <Stack gap={16}>
      <SearchForm
        text={{ search: tDeskMedia('search'), find: tDeskMedia('find'), all: tDeskMedia('clear') }}
        search={search}
        onSearch={(next) => onShow({ search: next })}
      />
      {!isKindFixed && (
        <Inline>
          <SegmentedControl<MediaFilter['kind']>
            label={tDeskMedia('kind')}
            value={kind}
            onChange={(next) => onShow({ kind: next })}
            items={(['all', ...mediaKinds] as const).map((id) => ({ id, label: tDeskMedia(`kinds.${id}`) }))}
          />
        </Inline>
      )}
      <DeskLoaded query={library}>
        {({ entries, pageSize, total }) => (
          <Stack gap={16}>
            <span role="status">
              <Text as="span" tone="muted">
                {tDeskMedia('count', { count: total })}
              </Text>
            </span>
            {entries.length === 0 ? (
              <EmptyState drawing={<Drawing name="reeds" />}>{tDeskMedia('none')}</EmptyState>
            ) : (
              <ul className={css.grid} role="list" aria-label={tDeskMedia('title')}>
                {entries.map((entry) => (
                  <MediaCard key={entry.name} entry={entry} actions={renderActions(entry)} />
                ))}
              </ul>
            )}
            <Pager t={tDesk} page={page} pageSize={pageSize} total={total} onShow={(next) => onShow({ page: next })} />
          </Stack>
        )}
      </DeskLoaded>
    </Stack>
  )
}
