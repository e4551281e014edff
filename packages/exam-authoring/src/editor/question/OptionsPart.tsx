import type { PaperOption } from '@naru/exam-kit/content'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { memo, useId, useState } from 'react'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { FieldError } from '../faults/FieldError'
import { DraftField } from '../fields/DraftField'
import { EntryButtons } from '../fields/EntryButtons'
import { MediaField } from '../fields/MediaField'
import { memoFields, useErrorAt, usePart } from '../fields/partContext'
import { type DraftQuestion, type Edit, type OptionKind, optionKindOf, optionKinds, optionsAs } from '../model'

export const OptionsPart = memoFields(
  ['item', 'options', 'spokenBy'],
  function OptionsPart({ question }: { question: DraftQuestion }) {
    const { isReadOnly, onEdit } = usePart()
    const errorAt = useErrorAt()
    const t = useEditorText()
    const group = useId()
    const { item, options, spokenBy } = question
    const stored = optionKindOf(question)
    // Options without pictures yet look like texts.
    const [wantsPictures, setWantsPictures] = useState(false)
    const kind: OptionKind = stored === 'text' && wantsPictures ? 'picture' : stored
    const choose = (next: OptionKind) => {
      setWantsPictures(next === 'picture')
      onEdit({ kind: 'changeOptions', item, ...optionsAs(next, options) })
    }
    const error = errorAt('options', true)
    return (
      <section className={css.part} aria-labelledby={`${group}-title`} data-field="options">
        <Inline justify="between">
          <Heading level={3} size="lg" id={`${group}-title`}>
            {t('options.label')}
          </Heading>
          <SegmentedControl
            label={t('options.kind')}
            items={optionKinds.map((id) => ({ id, label: t(`options.kinds.${id}`) }))}
            value={kind}
            onChange={choose}
            isDisabled={isReadOnly}
          />
        </Inline>
        {error !== undefined && <FieldError role="alert">{error}</FieldError>}
        {kind === 'spoken' && (
          <div data-field="spokenBy" className={css.narrow}>
            <Select
              label={t('options.voice')}
              items={(['a', 'b'] as const).map((id) => ({ id, label: t(`script.voices.${id}`) }))}
              value={spokenBy ?? ''}
              placeholder={t('none')}
              errorMessage={errorAt('spokenBy')}
              isDisabled={isReadOnly}
              onChange={(id) => onEdit({ kind: 'changeQuestion', item, changes: { spokenBy: id === 'b' ? 'b' : 'a' } })}
            />
          </div>
        )}
        <Stack as="ol" gap={8} aria-label={t('options.label')}>
          {options.map((option, index) => (
            <OptionRow
              // The rows of a question have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              item={item}
              index={index}
              count={options.length}
              option={option}
              kind={kind}
              group={group}
            />
          ))}
        </Stack>
        {!isReadOnly && (
          <span>
            <Button size="small" iconStart="plus" onPress={() => onEdit({ kind: 'addOption', item })}>
              {t('options.add')}
            </Button>
          </span>
        )}
      </section>
    )
  },
)

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
const OptionRow = memo(function OptionRow({ item, index, count, option, kind, group }: OptionRowProps) {
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
