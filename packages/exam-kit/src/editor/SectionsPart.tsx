import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { IconButton } from '@naru/ui/IconButton'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import type { ExamSection } from '../content'
import { DraftField } from './DraftField'
import * as css from './editor.css'
import { useEditorText } from './editorText'
import { errorAt } from './faultWords'
import type { Changes, DraftFault, Edit } from './model'
import { asNumber, neededNumberText } from './numbers'

/** Props of SectionsPart. */
export interface SectionsPartProps {
  /** The sections. */
  sections: readonly ExamSection[]
  /** All faults of the paper. */
  faults: readonly DraftFault[]
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Receives each edit. */
  onEdit: (edit: Edit) => void
}

const playback = { plays: 2, answerSeconds: 5, failureSeconds: 30 }

/** The own sections of a paper. */
export const SectionsPart = ({ sections, faults, isReadOnly, onEdit }: SectionsPartProps) => {
  const { settings: text } = useEditorText()
  const add = () => {
    const ids = new Set(sections.map(({ id }) => id))
    let number = sections.length + 1
    while (ids.has(`part-${number}`)) number += 1
    onEdit({
      kind: 'addSection',
      section: { id: `part-${number}`, title: text.section(sections.length + 1), minutes: 10, navigation: 'free' },
    })
  }
  return (
    <>
      <Stack as="ol" gap={12} aria-label={text.sections}>
        {sections.map((section, index) => (
          <SectionRow
            // Ids change while one types them.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            section={section}
            index={index}
            count={sections.length}
            faults={faults.filter((fault) => fault.section === index)}
            isReadOnly={isReadOnly}
            onEdit={onEdit}
          />
        ))}
      </Stack>
      {!isReadOnly && (
        <span>
          <Button size="small" iconStart="plus" onPress={add}>
            {text.addSection}
          </Button>
        </span>
      )}
    </>
  )
}

interface SectionRowProps {
  section: ExamSection
  index: number
  count: number
  faults: readonly DraftFault[]
  isReadOnly: boolean
  onEdit: (edit: Edit) => void
}

const SectionRow = ({ section, index, count, faults, isReadOnly, onEdit }: SectionRowProps) => {
  const words = useEditorText()
  const { settings: text } = words
  const change = (changes: Changes<ExamSection>) => onEdit({ kind: 'changeSection', index, changes })
  const title = section.title === '' ? text.section(index + 1) : section.title
  const field = (name: string) => `sections.${index}.${name}`
  const number = (name: 'plays' | 'answerSeconds' | 'failureSeconds', label: string) =>
    section.playback !== undefined && (
      <DraftField
        label={label}
        inputMode="numeric"
        field={field(`playback.${name}`)}
        value={String(section.playback[name])}
        error={errorAt(words, faults, `playback.${name}`)}
        isReadOnly={isReadOnly}
        normalize={neededNumberText}
        onCommit={(typed) => change({ playback: { ...playback, ...section.playback, [name]: asNumber(typed) ?? 0 } })}
      />
    )
  return (
    <li className={css.sectionEntry} data-field={`sections.${index}`}>
      <div className={css.pairs}>
        <DraftField
          label={text.sectionTitle}
          field={field('title')}
          value={section.title}
          error={errorAt(words, faults, 'title')}
          isReadOnly={isReadOnly}
          onCommit={(typed) => change({ title: typed ?? '' })}
        />
        <DraftField
          label={text.sectionId}
          field={field('id')}
          value={section.id}
          error={errorAt(words, faults, 'id')}
          isReadOnly={isReadOnly}
          onCommit={(typed) => change({ id: typed ?? '' })}
        />
        <DraftField
          label={text.minutes}
          inputMode="numeric"
          field={field('minutes')}
          value={String(section.minutes)}
          error={errorAt(words, faults, 'minutes')}
          isReadOnly={isReadOnly}
          normalize={neededNumberText}
          onCommit={(typed) => change({ minutes: asNumber(typed) ?? 0 })}
        />
        {number('plays', text.playsCount)}
        {number('answerSeconds', text.answerSeconds)}
        {number('failureSeconds', text.failureSeconds)}
      </div>
      <Inline justify="between">
        <Checkbox
          isSelected={section.playback !== undefined}
          isReadOnly={isReadOnly}
          onChange={(isPlayed) =>
            change(isPlayed ? { playback, navigation: 'one-way' } : { playback: undefined, navigation: 'free' })
          }
        >
          {text.plays}
        </Checkbox>
        {!isReadOnly && (
          <Inline gap={2} wrap={false}>
            <IconButton
              size="small"
              icon="chevronUp"
              label={text.moveSectionUp(title)}
              isDisabled={index === 0}
              onPress={() => onEdit({ kind: 'moveSection', index, to: index - 1 })}
            />
            <IconButton
              size="small"
              icon="chevronDown"
              label={text.moveSectionDown(title)}
              isDisabled={index === count - 1}
              onPress={() => onEdit({ kind: 'moveSection', index, to: index + 1 })}
            />
            <IconButton
              size="small"
              icon="trash"
              label={text.removeSection(title)}
              isDisabled={count === 1}
              onPress={() => onEdit({ kind: 'removeSection', index })}
            />
          </Inline>
        )}
      </Inline>
    </li>
  )
}
