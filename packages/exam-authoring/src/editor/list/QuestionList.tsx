import { Button } from '@naru/ui/Button'
import { Icon } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { Text } from '@naru/ui/Text'
import { contentLanguage } from '@naru/ui/language'
import { memo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useEditorText } from '../editorText'
import * as css from './list.css'
import type { QuestionKind } from '../model'

export interface ListedQuestion {
  id: string
  number: number
  kind: QuestionKind
  type: 'reading' | 'listening'
  /** Beginning of its text; '' without one. */
  words: string
  faults: number
}

export interface QuestionListProps {
  /** In order. An entry that does not change should stay the same object. */
  questions: readonly ListedQuestion[]
  /** Item of the open question; undefined: none. */
  current: string | undefined
  /** Whether nothing can be changed. */
  isReadOnly?: boolean
  /** Opens a question. */
  onOpen: (item: string) => void
  /** Called with the index that the question should have. */
  onMove: (item: string, to: number) => void
}

/** The index of a moved row after it was dropped beside another one. */
export function indexAfterDrop(
  questions: readonly Pick<ListedQuestion, 'id'>[],
  item: string,
  target: { key: unknown; dropPosition: 'before' | 'after' | 'on' },
): number {
  const from = questions.findIndex((question) => question.id === item)
  const at = questions.findIndex((question) => question.id === target.key)
  const gap = target.dropPosition === 'after' ? at + 1 : at
  return gap > from ? gap - 1 : gap
}

/** The questions of a paper with kind and faults. They are moved by dragging, also by keyboard. */
export const QuestionList = memo(function QuestionList(props: QuestionListProps) {
  const { questions, current, isReadOnly = false, onOpen, onMove } = props
  const t = useEditorText()
  return (
    <div className={css.frame}>
      {questions.length === 0 ? (
        <Text tone="muted">{t('list.empty')}</Text>
      ) : isReadOnly ? (
        <Rows questions={questions} current={current} onOpen={onOpen} hooks={undefined} />
      ) : (
        <SortableRows questions={questions} current={current} onOpen={onOpen} onMove={onMove} />
      )}
    </div>
  )
})

type SortableProps = Pick<QuestionListProps, 'questions' | 'current' | 'onOpen' | 'onMove'>

const SortableRows = ({ questions, current, onOpen, onMove }: SortableProps) => {
  const { dragAndDropHooks } = useDragAndDrop<ListedQuestion>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [item] = [...keys].map(String)
      if (item !== undefined) onMove(item, indexAfterDrop(questions, item, target))
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.drop} />,
    renderDragPreview: (items) => <div className={css.ghost}>{numberOf(questions, items[0]?.['text/plain'])}</div>,
  })
  return <Rows questions={questions} current={current} onOpen={onOpen} hooks={dragAndDropHooks} />
}

const numberOf = (questions: readonly ListedQuestion[], item: string | undefined) =>
  questions.find((question) => question.id === item)?.number

interface RowsProps extends Pick<QuestionListProps, 'questions' | 'current' | 'onOpen'> {
  hooks: DragAndDropHooks<ListedQuestion> | undefined
}

const Rows = ({ questions, current, onOpen, hooks }: RowsProps) => {
  const t = useEditorText()
  return (
    <GridList
      aria-label={t('list.label')}
      className={css.list}
      items={questions}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={current === undefined ? [] : [current]}
      onSelectionChange={(keys) => {
        const [item] = keys === 'all' ? [] : keys
        if (item !== undefined) onOpen(String(item))
      }}
      dependencies={[t]}
      {...(hooks !== undefined && { dragAndDropHooks: hooks })}
    >
      {(question) => <Row question={question} isMovable={hooks !== undefined} onOpen={onOpen} />}
    </GridList>
  )
}

interface RowProps extends Pick<QuestionListProps, 'onOpen'> {
  question: ListedQuestion
  isMovable: boolean
}

const Row = ({ question, isMovable, onOpen }: RowProps) => {
  const t = useEditorText()
  const { id, number, kind, type, faults } = question
  const words = question.words === '' ? t('list.noText') : question.words
  const kindWords = `${t(`types.${type}`)} · ${t(`kinds.${kind}`)}`
  const problems = faults === 0 ? '' : `. ${t('list.faults', { count: faults })}`
  return (
    <GridListItem
      id={id}
      className={css.row}
      // A press on the current question changes no selection; on a phone it leads back to its fields.
      onPress={() => onOpen(id)}
      textValue={`${t('list.row', { number, kind: kindWords, words })}${problems}`}
    >
      <span className={css.number}>{number}</span>
      <span className={css.words}>
        <span className={css.excerpt} {...contentLanguage(question.words)}>
          {words}
        </span>
        <span className={css.kind}>{kindWords}</span>
      </span>
      <span className={css.end}>
        {faults > 0 && (
          <span className={css.faults}>
            <Icon name="warning" size="small" label={t('list.faults', { count: faults })} />
            {faults}
          </span>
        )}
        {isMovable && (
          <AriaButton slot="drag" className={css.drag} aria-label={t('list.drag', { number })}>
            <Icon name="menu" />
          </AriaButton>
        )}
      </span>
    </GridListItem>
  )
}

interface AddQuestionsProps {
  onAdd: (type: 'reading' | 'listening') => void
}

export const AddQuestions = ({ onAdd }: AddQuestionsProps) => {
  const t = useEditorText()
  return (
    <Inline gap={8}>
      <Button size="small" iconStart="plus" onPress={() => onAdd('reading')}>
        {t('list.addReading')}
      </Button>
      <Button size="small" iconStart="plus" onPress={() => onAdd('listening')}>
        {t('list.addListening')}
      </Button>
    </Inline>
  )
}
