import { Button } from '@naru/ui/Button'
import { IconButton } from '@naru/ui/IconButton'
import { Inline } from '@naru/ui/Inline'
import { memo, useState } from 'react'
import { DraftField } from './DraftField'
import * as css from './editor.css'
import { useEditorText } from './editorText'
import { errorAt } from './faultWords'
import { MediaField } from './MediaField'
import type { EditorMedia, MediaTarget } from './media'
import type { DraftOption, DraftFault, Edit, OptionKind } from './model'

/** Props of OptionRow. */
export interface OptionRowProps {
  /** Item of the question. */
  item: string
  /** Its index. */
  index: number
  /** Number of options. */
  count: number
  /** The option. */
  option: DraftOption
  /** Its kind. */
  kind: OptionKind
  /** Name that the radio buttons of the question share. */
  group: string
  /** The files by media name. */
  media: EditorMedia | undefined
  /** The faults of the question. */
  faults: readonly DraftFault[]
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Receives each edit. */
  onEdit: (edit: Edit) => void
  /** Opens the library for a field. */
  onPickMedia: (target: MediaTarget) => void
}

/** One option: key, text or picture or what is said, and why it is wrong. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { item, index, count, option, kind, group, media, faults, isReadOnly, onEdit, onPickMedia } = props
  const { options: text } = useEditorText()
  const words = useEditorText()
  const place = index + 1
  const field = `options.${index}`
  const isKey = option.correct === true
  const change = (changes: Extract<Edit, { kind: 'changeOption' }>['changes']) =>
    onEdit({ kind: 'changeOption', item, index, changes })
  const error = errorAt(words, faults, field, true) ?? errorAt(words, faults, `${field}.text`)

  return (
    <li className={css.entry} {...(isKey && { 'data-key': true })}>
      <span className={css.position} aria-hidden="true">
        {place}
      </span>
      <div className={css.entryBody}>
        {kind === 'spoken' ? (
          <DraftField
            label={text.spoken(place)}
            field={field}
            lang="ko"
            value={option.spoken}
            error={error}
            isReadOnly={isReadOnly}
            onCommit={(spoken) => change({ spoken: spoken ?? '' })}
          />
        ) : (
          <DraftField
            label={text.option(place)}
            field={field}
            lang="ko"
            value={option.text}
            error={error}
            isReadOnly={isReadOnly}
            onCommit={(words) => change({ text: words })}
          />
        )}
        {kind === 'picture' && (
          <MediaField
            label={text.picture(place)}
            kind="picture"
            name={option.photo}
            media={media}
            field={`${field}.photo`}
            error={errorAt(words, faults, `${field}.photo`)}
            isReadOnly={isReadOnly}
            onChoose={() => onPickMedia({ kind: 'picture', part: { item }, field: `${field}.photo` })}
            onRemove={() => change({ photo: undefined })}
          />
        )}
        {!isKey && (
          <Note
            place={place}
            note={option.note}
            field={`${field}.note`}
            error={errorAt(words, faults, `${field}.note`)}
            isReadOnly={isReadOnly}
            onChange={(note) => change({ note })}
          />
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
            aria-label={text.correct(place)}
            onChange={() => onEdit({ kind: 'chooseKey', item, index })}
          />
          {text.isCorrect}
        </label>
        {!isReadOnly && (
          <Inline gap={2} wrap={false}>
            <IconButton
              size="small"
              icon="chevronUp"
              label={text.moveUp(place)}
              isDisabled={index === 0}
              onPress={() => onEdit({ kind: 'moveOption', item, index, to: index - 1 })}
            />
            <IconButton
              size="small"
              icon="chevronDown"
              label={text.moveDown(place)}
              isDisabled={index === count - 1}
              onPress={() => onEdit({ kind: 'moveOption', item, index, to: index + 1 })}
            />
            <IconButton
              size="small"
              icon="trash"
              label={text.remove(place)}
              onPress={() => onEdit({ kind: 'removeOption', item, index })}
            />
          </Inline>
        )}
      </div>
    </li>
  )
})

interface NoteProps {
  place: number
  note: string | undefined
  field: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (note: string | undefined) => void
}

/** The note on a wrong option; its field appears when it is needed. */
const Note = ({ place, note, field, error, isReadOnly, onChange }: NoteProps) => {
  const { options: text } = useEditorText()
  const [isOpen, setOpen] = useState(false)
  if (note === undefined && !isOpen) {
    if (isReadOnly) return null
    return (
      <span>
        <Button size="small" variant="quiet" iconStart="plus" onPress={() => setOpen(true)}>
          {text.addNote(place)}
        </Button>
      </span>
    )
  }
  return (
    <DraftField
      label={text.note(place)}
      description={text.noteHelp}
      field={field}
      value={note}
      error={error}
      isReadOnly={isReadOnly}
      onCommit={onChange}
    />
  )
}
