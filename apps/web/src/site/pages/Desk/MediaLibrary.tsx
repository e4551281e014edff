import { mediaQuery, type MediaEntry } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../../shared/api'
import { Pager } from '../../parts/Pager'
import { useDeskText } from '../../text/desk'
import { useDeskMediaText } from '../../text/deskMedia'
import { MediaCard } from './MediaCard'
import { DeskLoaded } from './DeskLoaded'
import type { MediaFilter } from './useMediaAddress'
import * as css from './media.css'

/** Props of MediaLibrary. */
export interface MediaLibraryProps {
  filter: MediaFilter
  /** Shows another part of the library. */
  onShow: (next: Partial<MediaFilter>) => void
  /** Whether the kind cannot be chosen. @default it can */
  isKindFixed?: boolean
  /** The buttons of a file. */
  renderActions: (entry: MediaEntry) => ReactNode
}

/** Files of the library with search and pages. */
export const MediaLibrary = ({ filter, onShow, isKindFixed = false, renderActions }: MediaLibraryProps) => {
  const text = useDeskMediaText()
  const { pages } = useDeskText()
  const { page, search, kind } = filter
  const [typed, setTyped] = useState(search)
  const library = useQuery({
    ...mediaQuery(api, { page, ...(search !== '' && { search }), ...(kind !== 'all' && { kind }) }),
    placeholderData: keepPreviousData,
  })

  return (
    <Stack gap={16}>
      <Form onSubmit={() => onShow({ search: typed.trim() })}>
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
                onShow({ search: '' })
              }}
            >
              {text.clear}
            </Button>
          )}
        </Inline>
      </Form>
      {!isKindFixed && (
        <Inline>
          <SegmentedControl<MediaFilter['kind']>
            label={text.kind}
            value={kind}
            onChange={(next) => onShow({ kind: next })}
            items={(['all', 'picture', 'clip'] as const).map((id) => ({ id, label: text.kinds[id] }))}
          />
        </Inline>
      )}
      <DeskLoaded query={library}>
        {({ entries, pageSize, total }) => (
          <Stack gap={16}>
            <span role="status">
              <Text as="span" tone="muted">
                {text.count(total)}
              </Text>
            </span>
            {entries.length === 0 ? (
              <EmptyState drawing={<Drawing name="reeds" />}>{text.none}</EmptyState>
            ) : (
              <ul className={css.grid} role="list" aria-label={text.title}>
                {entries.map((entry) => (
                  <MediaCard key={entry.name} entry={entry} actions={renderActions(entry)} />
                ))}
              </ul>
            )}
            <Pager
              text={pages}
              page={page}
              pageSize={pageSize}
              total={total}
              onShow={(next) => onShow({ page: next })}
            />
          </Stack>
        )}
      </DeskLoaded>
    </Stack>
  )
}
