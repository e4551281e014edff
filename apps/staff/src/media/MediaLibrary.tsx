import type { MediaEntry } from '@naru/api'
import { mediaQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Badge } from '@naru/ui/Badge'
import { EmptyState } from '@naru/ui/EmptyState'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeskLoaded } from '../frame/DeskLoaded'
import * as css from './media.css'
import { type MediaKind, mediaKinds } from './mediaFile'
import { Pager } from '../parts/Pager'
import { SearchForm } from '../parts/SearchForm'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'

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
              <EmptyState drawing={<Drawing name="reeds" />}>
                {search === '' ? tDeskMedia('empty', { kind }) : tDeskMedia('none')}
              </EmptyState>
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

interface MediaCardProps {
  entry: MediaEntry
  actions: ReactNode
}

export const MediaCard = ({ entry, actions }: MediaCardProps) => {
  const t = useDeskMediaText()
  const { kind, title, alt, usedIn, seconds } = entry
  return (
    <li className={css.card}>
      <div className={css.preview}>
        <MediaPreview entry={entry} className={css.picture} />
      </div>
      <div className={css.facts}>
        <h2 className={css.title}>{title}</h2>
        {alt !== undefined && <p className={css.note}>{alt}</p>}
        <div className={css.badges}>
          {kind === 'picture' && (alt ?? '') === '' && (
            <Badge tone="danger" icon="error">
              {t('entry.noAlt')}
            </Badge>
          )}
          {seconds !== undefined && <Badge icon="clock">{t('entry.seconds', { seconds: seconds.toFixed(1) })}</Badge>}
          <Badge tone={usedIn.length > 0 ? 'accent' : 'neutral'}>
            {usedIn.length > 0 ? t('entry.used', { count: usedIn.length }) : t('entry.unused')}
          </Badge>
        </div>
      </div>
      <div className={css.actions}>{actions}</div>
    </li>
  )
}

interface MediaPreviewProps {
  entry: MediaEntry
  className: string
}

export const MediaPreview = ({ entry: { kind, url, title, alt, width, height }, className }: MediaPreviewProps) => {
  const t = useDeskMediaText()
  return kind === 'picture' ? (
    <img src={url} alt={alt ?? title} width={width} height={height} loading="lazy" className={className} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its script stands in the question
    <audio src={url} controls preload="none" aria-label={t('entry.play', { title })} className={css.audio} />
  )
}
