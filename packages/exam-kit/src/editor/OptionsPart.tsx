import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Icon } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { useId, useState } from 'react'
import * as css from './editor.css'
import { useEditorText } from './editorText'
import { errorAt } from './faultWords'
import { memoFields } from './memoFields'
import { OptionRow } from './OptionRow'
import type { MediaByName, MediaTarget } from './media'
import {
  optionKindOf,
  optionKinds,
  optionsAs,
  type DraftFault,
  type DraftQuestion,
  type Edit,
  type OptionKind,
} from './model'

/** Props of OptionsPart. */
export interface OptionsPartProps {
  /** The question. */
  question: DraftQuestion
  /** The files by media name. */
  media: MediaByName
  /** What the checks say. */
  faults: readonly DraftFault[]
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Receives each edit. */
  onEdit: (edit: Edit) => void
  /** Opens the library for a field. */
  onPickMedia: (target: MediaTarget) => void
}

/** The options of a question, and their kind. */
export const OptionsPart = memoFields(
  ['item', 'options', 'spokenBy'],
  function OptionsPart({ question, media, faults, isReadOnly, onEdit, onPickMedia }: OptionsPartProps) {
    const words = useEditorText()
    const { options: text } = words
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
    const error = errorAt(words, faults, 'options', true)
    return (
      <section className={css.part} aria-labelledby={`${group}-title`} data-field="options">
        <Inline justify="between">
          <Heading level={3} size="lg" id={`${group}-title`}>
            {text.label}
          </Heading>
          <SegmentedControl
            label={text.kind}
            items={optionKinds.map((id) => ({ id, label: text.kinds[id] }))}
            value={kind}
            onChange={choose}
            isDisabled={isReadOnly}
          />
        </Inline>
        {error !== undefined && (
          <span className={css.fieldError} role="alert">
            <Icon name="error" size="small" />
            {error}
          </span>
        )}
        {kind === 'spoken' && (
          <div data-field="spokenBy" className={css.narrow}>
            <Select
              label={text.voice}
              items={(['a', 'b'] as const).map((id) => ({ id, label: words.script.voices[id] }))}
              value={spokenBy ?? ''}
              placeholder={words.none}
              errorMessage={errorAt(words, faults, 'spokenBy')}
              isDisabled={isReadOnly}
              onChange={(id) => onEdit({ kind: 'changeQuestion', item, changes: { spokenBy: id === 'b' ? 'b' : 'a' } })}
            />
          </div>
        )}
        <Stack as="ol" gap={8} aria-label={text.label}>
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
              media={option.photo === undefined ? undefined : media.get(option.photo)}
              faults={faults}
              isReadOnly={isReadOnly}
              onEdit={onEdit}
              onPickMedia={onPickMedia}
            />
          ))}
        </Stack>
        {!isReadOnly && (
          <span>
            <Button size="small" iconStart="plus" onPress={() => onEdit({ kind: 'addOption', item })}>
              {text.add}
            </Button>
          </span>
        )}
      </section>
    )
  },
)
