import { Alert } from '@naru/ui/Alert'
import { Heading } from '@naru/ui/Heading'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Text } from '@naru/ui/Text'
import { useId, type ReactNode } from 'react'
import { useEditorText, type EditorText } from '../editorText'
import * as css from '../facts.css'

/** One option of a question that candidates answered. */
export interface OptionFigures {
  /** Undefined: a picture. That of a spoken option is its number. */
  text?: string | undefined
  /** How many chose it. */
  count: number
  isCorrect: boolean
}

export interface QuestionFigures {
  /** Part that answered correctly, in percent. */
  facility?: number | undefined
  /** Correlation with the rest of the paper, in percent. */
  discrimination?: number | undefined
  /** The options in order. */
  options: readonly OptionFigures[]
  blank: number
}

interface ItemFiguresProps {
  /** The version of the exam that candidates took. */
  version: number
  /** How many took it. */
  attempts: number
  /** How learners answered it. @default there are none, which the notes explain */
  figures?: QuestionFigures | undefined
  /** What to know about the figures, in words. */
  notes?: readonly string[]
  /** What stands out, in words. */
  flags?: ReactNode
  /** The choice of another version. */
  choice?: ReactNode
  /** The way to the figures of the whole paper. */
  more?: ReactNode
}

/** Item statistics of a question, beside its options. */
export const ItemFigures = (props: ItemFiguresProps) => {
  const { version, attempts, figures, notes = [], flags, choice, more } = props
  const t = useEditorText()
  const id = useId()
  return (
    <section className={css.figures} aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('figures.title')}
      </Heading>
      {choice}
      <Text tone="muted" size="sm">
        {`${t('figures.version', { version })} · ${t('figures.attempts', { count: attempts })}`}
      </Text>
      {notes.map((note) => (
        <Alert key={note} role="none">
          {note}
        </Alert>
      ))}
      {flags}
      {figures !== undefined && <Figures figures={figures} attempts={attempts} />}
      {more}
    </section>
  )
}

const optionName = (t: EditorText, { text, isCorrect }: OptionFigures, position: number) => {
  const name =
    text === undefined
      ? t('options.picture', { position })
      : text === String(position)
        ? t('options.option', { position })
        : `${position}. ${text}`
  return isCorrect ? `${name} (${t('difference.correct')})` : name
}

const Figures = ({ figures, attempts }: { figures: QuestionFigures; attempts: number }) => {
  const t = useEditorText()
  const { facility, discrimination, options, blank } = figures
  const percent = (value: number | undefined) =>
    value === undefined ? t('figures.unknown') : t('figures.percent', { value: value.toFixed(0).replace('-', '−') })
  const rows = [
    ...options.map((option, index) => ({
      key: `${index}`,
      label: optionName(t, option, index + 1),
      count: option.count,
    })),
    { key: 'blank', label: t('figures.blank'), count: blank },
  ]
  return (
    <>
      <dl className={css.counts}>
        <div className={css.count}>
          <dt>{t('figures.facility')}</dt>
          <dd className={css.value}>{percent(facility)}</dd>
        </div>
        <div className={css.count}>
          <dt>{t('figures.discrimination')}</dt>
          <dd className={css.value}>{percent(discrimination)}</dd>
        </div>
      </dl>
      {rows.map(({ key, label, count }) => (
        <ProgressBar
          key={key}
          label={label}
          value={count}
          maxValue={Math.max(attempts, 1)}
          valueLabel={t('figures.percent', { value: String(Math.round((100 * count) / Math.max(attempts, 1))) })}
        />
      ))}
    </>
  )
}
