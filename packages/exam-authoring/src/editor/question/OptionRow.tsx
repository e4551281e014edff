import type { PaperOption } from '@naru/exam-kit/content'
import { Button } from '@naru/ui/Button'
import { memo, useState } from 'react'
import { DraftField } from '../fields/DraftField'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { EntryButtons } from '../fields/EntryButtons'
import { MediaField } from '../fields/MediaField'
import type { Edit, OptionKind } from '../model'
import { useErrorAt, usePart } from '../fields/partContext'

interface OptionRowProps {
  item: string
  index: number
  count: number
  option: PaperOption
  kind: OptionKind
  /** Name that the radio buttons of the question share. */
  group: string
}

/** One option: key, text or picture or what is said, and why it is wrong. */
export const OptionRow = memo(function OptionRow({ item, index, count, option, kind, group }: OptionRowProps) {
  const { isReadOnly, onEdit, onPickMedia } = usePart()
  const errorAt = useErrorAt()
  const t = useEditorText()
  const place = index + 1
  const field = `options.${index}`
  const isKey = option.correct === true
  const change = (changes: Extract<Edit, { kind: 'changeOption' }>['changes']) =>
    onEdit({ kind: 'changeOption', item, index, changes })
  const isSpoken = kind === 'spoken'

  return (
    <li className={css.entry} {...(isKey && { 'data-key': true })}>
      <span className={css.position} aria-hidden="true">
        {place}
      </span>
      <div className={css.entryBody}>
        <DraftField
          label={isSpoken ? t('options.spoken', { position: place }) : t('options.option', { position: place })}
          field={field}
          lang="ko"
          value={isSpoken ? option.spoken : option.text}
          error={errorAt(field, true) ?? errorAt(`${field}.text`)}
          onCommit={(typed) => change(isSpoken ? { spoken: typed ?? '' } : { text: typed })}
        />
        {kind === 'picture' && (
          <MediaField
            label={t('options.picture', { position: place })}
            kind="picture"
            name={option.photo}
            field={`${field}.photo`}
            onChoose={() => onPickMedia({ kind: 'picture', part: { item }, field: `${field}.photo` })}
            onRemove={() => change({ photo: undefined })}
          />
        )}
        {!isKey && (
          <Note place={place} note={option.note} field={`${field}.note`} onChange={(note) => change({ note })} />
        )}
      </div>
      <div className={css.entryActions}>
        <label className={css.key}>
          <input
            type="radio"
            className={css.keyInput}
            name={group}
            checked={isKey}
            disabled={isReadOnly}
            aria-label={t('options.correct', { position: place })}
            onChange={() => onEdit({ kind: 'chooseKey', item, index })}
          />
          {t('options.isCorrect')}
        </label>
        {!isReadOnly && (
          <EntryButtons
            index={index}
            count={count}
            labels={{
              up: t('options.moveUp', { position: place }),
              down: t('options.moveDown', { position: place }),
              remove: t('options.remove', { position: place }),
            }}
            onMove={(to) => onEdit({ kind: 'moveOption', item, index, to })}
            onRemove={() => onEdit({ kind: 'removeOption', item, index })}
          />
        )}
      </div>
    </li>
  )
})

interface NoteProps {
  place: number
  note: string | undefined
  field: string
  onChange: (note: string | undefined) => void
}

/** The note on a wrong option; its field appears when it is needed. */
const Note = ({ place, note, field, onChange }: NoteProps) => {
  const { isReadOnly } = usePart()
  const t = useEditorText()
  const [isOpen, setOpen] = useState(false)
  if (note === undefined && !isOpen) {
    if (isReadOnly) return null
    return (
      <span>
        <Button size="small" variant="quiet" iconStart="plus" onPress={() => setOpen(true)}>
          {t('options.addNote', { position: place })}
        </Button>
      </span>
    )
  }
  return (
    <DraftField
      label={t('options.note', { position: place })}
      description={t('options.noteHelp')}
      field={field}
      value={note}
      onCommit={onChange}
    />
  )
}
