import { Button } from '@naru/ui/Button'
import { Icon } from '@naru/ui/Icon'
import { Image } from '@naru/ui/Image'
import { Inline } from '@naru/ui/Inline'
import { useId } from 'react'
import { formatClock } from '@naru/exam-kit/engine'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { FieldError } from '../faults/FieldError'
import type { EditorMedia } from './media'
import { useErrorAt, usePart } from './partContext'

interface MediaFieldProps {
  label: string
  kind: EditorMedia['kind']
  /** Media name of the file; undefined: none. */
  name: string | undefined
  /** Its path inside the part. */
  field: string
  description?: string | undefined
  /** What may be wrong with it. */
  warning?: string | undefined
  onChoose: () => void
  /** Opens the recorder. @default there is no such button */
  onRecord?: (() => void) | undefined
  onRemove: () => void
}

/** A picture or recording of a draft, with buttons to choose another one and to remove it. */
export const MediaField = (props: MediaFieldProps) => {
  const { label, kind, name, field, description, warning, onChoose, onRecord, onRemove } = props
  const { isReadOnly } = usePart()
  const error = useErrorAt()(field)
  const t = useEditorText()
  const id = useId()
  const choose = kind === 'picture' ? t('media.choosePicture') : t('media.chooseClip')
  return (
    <div role="group" className={css.mediaField} aria-labelledby={id} data-field={field}>
      <span className={css.fieldLabel} id={id}>
        {label}
      </span>
      {name !== undefined && <Chosen kind={kind} name={name} />}
      {!isReadOnly && (
        <Inline gap={8}>
          <Button
            size="small"
            iconStart={kind === 'picture' ? 'image' : 'headphones'}
            aria-label={t('media.about', { action: name === undefined ? choose : t('media.change'), field: label })}
            onPress={onChoose}
          >
            {name === undefined ? choose : t('media.change')}
          </Button>
          {onRecord !== undefined && (
            <Button
              size="small"
              iconStart="circle"
              aria-label={t('media.about', { action: t('media.record'), field: label })}
              onPress={onRecord}
            >
              {t('media.record')}
            </Button>
          )}
          {name !== undefined && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('media.about', { action: t('media.remove'), field: label })}
              onPress={onRemove}
            >
              {t('media.remove')}
            </Button>
          )}
        </Inline>
      )}
      {description !== undefined && <span className={css.fieldHelp}>{description}</span>}
      {warning !== undefined && (
        <span className={css.fieldWarning}>
          <Icon name="warning" size="small" />
          {warning}
        </span>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  )
}

const Chosen = ({ kind, name }: { kind: EditorMedia['kind']; name: string }) => {
  const media = usePart().media.get(name)
  const t = useEditorText()
  const title = media?.title ?? t('media.unknown')
  return (
    <div className={css.mediaBox}>
      {kind === 'picture' ? (
        <div className={css.thumbnail}>
          <Image src={media?.url} alt={media?.alt ?? title} width={160} height={120} fit="contain" />
        </div>
      ) : (
        media !== undefined && (
          // The script is the captions of a recording of the exam.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <audio
            key={name}
            className={css.clip}
            controls
            preload="none"
            src={media.url}
            aria-label={t('media.play', { title })}
          />
        )
      )}
      <span className={css.mediaFacts}>
        {title}
        {media?.seconds !== undefined && ` · ${formatClock(Math.round(media.seconds))}`}
      </span>
    </div>
  )
}
