import type { MediaEntry } from '@naru/api'
import { Badge } from '@naru/ui/Badge'
import type { ReactNode } from 'react'
import { useDeskMediaText } from '../text/deskMedia'
import * as css from './media.css'

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
