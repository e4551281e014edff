import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { useId, useState } from 'react'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { FieldError } from '../faults/FieldError'
import { memoFields } from '../fields/memoFields'
import { OptionRow } from './OptionRow'
import { optionKindOf, optionKinds, optionsAs, type DraftQuestion, type OptionKind } from '../model'
import { useErrorAt, usePart } from '../fields/partContext'

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
