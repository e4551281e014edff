import type { PaperGroup } from '@naru/exam-kit/content'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { IconButton } from '@naru/ui/IconButton'
import { Inline } from '@naru/ui/Inline'
import { MenuButton } from '@naru/ui/Menu'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select } from '@naru/ui/Select'
import { TextField } from '@naru/ui/TextField'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { errorAt, PartFaults } from '../faults/FieldError'
import { DraftField } from '../fields/DraftField'
import { rangesOf } from '../fields/numbers'
import { Part, usePart } from '../fields/partContext'
import {
  type Draft,
  type DraftFault,
  type DraftQuestion,
  type Edit,
  type FaultsByPart,
  fitsSection,
  numbersOfGroup,
  optionKindOf,
  optionsAs,
  splitPasted,
  type UnitNames,
} from '../model'
import { GroupPart } from './GroupPart'
import { HelpPart } from './HelpPart'
import { MaterialMedia } from './MaterialMedia'
import { OptionsPart } from './OptionsPart'
import { ScriptPart } from './ScriptPart'
import { TagsPart } from './TagsPart'

interface QuestionEditorProps {
  question: DraftQuestion
  draft: Draft
  /** What the checks say. */
  faults: FaultsByPart
  /** The names of the textbook's units. @default their numbers */
  unitNames?: UnitNames | undefined
  /** Figures of the question, beside its options. */
  figures?: ReactNode
  onDuplicate: (item: string) => void
  onRemove: (item: string) => void
  /** Makes a group of the question and the one after it. */
  onNewGroup: (item: string) => void
  /** Called with the item's id, to move it to another paper. @default there is no such action */
  onMoveToPaper?: ((item: string) => void) | undefined
}

const isBlank = (text = '') => text.trim() === ''

const noFaults: readonly DraftFault[] = []

/** All fields of a question. The checks speak at the field as one types. Inside a `PartContext`; pass the item as `key`. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const { question, draft, unitNames, figures, onDuplicate, onRemove, onNewGroup, onMoveToPaper } = props
  const { isReadOnly, onEdit } = usePart()
  const t = useEditorText()
  const { item, type } = question
  const { sections, groups = [] } = draft
  const faults = props.faults.get(item) ?? noFaults
  const group = groups.find(({ id }) => id === question.group)
  const groupLabel = ({ id, text: shared }: PaperGroup) => {
    const numbers = numbersOfGroup(draft, id)
    return numbers.length === 0 ? (shared ?? id) : t('group.title', { numbers: rangesOf(numbers) })
  }
  const change = (changes: Extract<Edit, { kind: 'changeQuestion' }>['changes']) =>
    onEdit({ kind: 'changeQuestion', item, changes })

  /** A question from a document fills text and options, options alone fill the options, where none has words yet. */
  const takePasted = (event: ClipboardEvent<HTMLElement>) => {
    const { target, clipboardData } = event
    const place = target instanceof Element ? target.closest('[data-field]') : null
    const field = place?.getAttribute('data-field')
    const isWhole = field === 'text'
    const isNew = question.options.every(({ text, spoken }) => isBlank(text) && isBlank(spoken))
    if (isReadOnly || !isNew || !(isWhole ? isBlank(question.text) : field === 'options.0')) return
    const pasted = splitPasted(clipboardData.getData('text'), isWhole)
    if (pasted === undefined) return
    event.preventDefault()
    change({ ...pasted, options: optionsAs(optionKindOf(question), pasted.options).options })
  }

  return (
    <Part faults={faults}>
      <article className={css.editor} aria-labelledby={`question-${item}`} onPaste={takePasted}>
        <QuestionHead
          question={question}
          total={draft.questions.length}
          onDuplicate={onDuplicate}
          onRemove={onRemove}
          onMoveToPaper={onMoveToPaper}
        />
        <PartFaults faults={faults} />
        <div className={css.pairs}>
          {sections === undefined ? (
            <div className={css.choice} data-field="type">
              <span className={css.fieldLabel}>{t('question.type')}</span>
              <SegmentedControl
                label={t('question.type')}
                items={(['reading', 'listening'] as const).map((id) => ({ id, label: t(`types.${id}`) }))}
                value={type}
                isDisabled={isReadOnly}
                onChange={(next) => change({ type: next })}
              />
            </div>
          ) : (
            <div data-field="section">
              <Select
                label={t('question.section')}
                items={sections.map(({ id, title }) => ({ id, label: title }))}
                value={question.section ?? type}
                errorMessage={errorAt(t, faults, 'section')}
                isDisabled={isReadOnly}
                onChange={(section) => {
                  const chosen = sections.find(({ id }) => id === section)
                  const other = type === 'reading' ? 'listening' : 'reading'
                  const fits = chosen === undefined || fitsSection(chosen, type)
                  change({ section, ...(!fits && { type: other }) })
                }}
              />
            </div>
          )}
          <div className={css.choice} data-field="group">
            {groups.length > 0 && (
              <Select
                label={t('question.group')}
                items={[
                  { id: '-', label: t('none') },
                  ...groups.map((one) => ({ id: one.id, label: groupLabel(one) })),
                ]}
                value={question.group ?? '-'}
                errorMessage={errorAt(t, faults, 'group')}
                isDisabled={isReadOnly}
                onChange={(id) => change({ group: id === '-' ? undefined : id })}
              />
            )}
            {group === undefined && !isReadOnly && (
              <span>
                <Button
                  size="small"
                  variant="quiet"
                  iconStart="plus"
                  aria-description={t('question.groupHelp')}
                  onPress={() => onNewGroup(item)}
                >
                  {t('question.newGroup')}
                </Button>
              </span>
            )}
          </div>
        </div>
        {group !== undefined && (
          <GroupPart
            key={group.id}
            group={group}
            members={numbersOfGroup(draft, group.id)}
            type={type}
            faults={props.faults.get(`group ${group.id}`) ?? noFaults}
          />
        )}
        <section className={css.part} aria-label={t('question.parts.material')}>
          <DraftField
            label={group === undefined ? t('question.text') : t('question.stem')}
            description={t('question.textHelp')}
            field="text"
            lang="ko"
            multiline
            value={question.text}
            onCommit={(typed) => change({ text: typed })}
          />
          <MaterialMedia
            material={question}
            clipHead={{ numbers: [question.number], text: question.text }}
            part={{ item }}
            hasPicture={group?.photo === undefined || question.photo !== undefined}
            hasClip={(type === 'listening' && group === undefined) || question.audio !== undefined}
            onChange={change}
          />
          {question.photo !== undefined && (
            <DraftField
              label={t('question.chart')}
              description={t('question.chartHelp')}
              field="chart"
              lang="ko"
              multiline
              value={question.chart}
              onCommit={(typed) => change({ chart: typed })}
            />
          )}
        </section>
        <OptionsPart question={question} />
        {figures}
        {type === 'listening' && group === undefined && <ScriptPart material={question} onChange={change} />}
        <HelpPart question={question} />
        <TagsPart question={question} unitNames={unitNames} />
      </article>
    </Part>
  )
}

interface QuestionHeadProps {
  question: DraftQuestion
  total: number
  onDuplicate: (item: string) => void
  onRemove: (item: string) => void
  /** @default there is no such action */
  onMoveToPaper?: ((item: string) => void) | undefined
}

/** Number and actions of a question. Another number moves it. */
const QuestionHead = ({ question, total, onDuplicate, onRemove, onMoveToPaper }: QuestionHeadProps) => {
  const { isReadOnly, onEdit } = usePart()
  const t = useEditorText()
  const { item, number } = question
  const move = (to: number) => onEdit({ kind: 'moveQuestion', item, to: to - 1 })
  return (
    <Inline justify="between" align="baseline">
      <Heading level={2} size="xl" id={`question-${item}`}>
        {t('question.title', { number })}
      </Heading>
      {!isReadOnly && (
        <Inline gap={4} align="end">
          <NumberField key={number} number={number} total={total} onMove={move} />
          <IconButton
            icon="chevronUp"
            label={t('question.moveUp')}
            isDisabled={number <= 1}
            onPress={() => move(number - 1)}
          />
          <IconButton
            icon="chevronDown"
            label={t('question.moveDown')}
            isDisabled={number >= total}
            onPress={() => move(number + 1)}
          />
          <MenuButton
            label={t('question.more')}
            variant="quiet"
            items={[
              { id: 'duplicate', label: t('question.duplicate'), icon: 'plus', onAction: () => onDuplicate(item) },
              ...(onMoveToPaper === undefined
                ? []
                : [
                    {
                      id: 'paper',
                      label: t('question.toPaper'),
                      icon: 'arrowRight' as const,
                      onAction: () => onMoveToPaper(item),
                    },
                  ]),
              { id: 'remove', label: t('question.remove'), icon: 'trash', onAction: () => onRemove(item) },
            ]}
          />
        </Inline>
      )}
    </Inline>
  )
}

interface NumberFieldProps {
  number: number
  total: number
  onMove: (number: number) => void
}

/** Moves the question on Enter and on leaving the field. */
const NumberField = ({ number, total, onMove }: NumberFieldProps) => {
  const t = useEditorText()
  const [typed, setTyped] = useState(String(number))
  const move = () => {
    const wanted = Number(typed)
    if (!Number.isInteger(wanted) || wanted < 1) setTyped(String(number))
    else if (wanted !== number) onMove(Math.min(wanted, total))
  }
  return (
    <div className={css.number} data-field="number">
      <TextField
        label={t('question.number')}
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        onBlur={move}
        onKeyDown={(event) => {
          if (event.key === 'Enter') move()
        }}
        aria-description={t('question.numberHelp')}
      />
    </div>
  )
}
