import { Heading } from '@naru/ui/Heading'
import { IconButton } from '@naru/ui/IconButton'
import { Inline } from '@naru/ui/Inline'
import { MenuButton } from '@naru/ui/Menu'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import type { DraftQuestion } from '../model'
import { usePart } from '../fields/partContext'

interface QuestionHeadProps {
  question: DraftQuestion
  total: number
  onDuplicate: (item: string) => void
  onRemove: (item: string) => void
  /** @default there is no such action */
  onMoveToPaper?: ((item: string) => void) | undefined
}

/** Number and actions of a question. Another number moves it. */
export const QuestionHead = ({ question, total, onDuplicate, onRemove, onMoveToPaper }: QuestionHeadProps) => {
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
