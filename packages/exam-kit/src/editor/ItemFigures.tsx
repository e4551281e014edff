import { Heading } from '@naru/ui/Heading'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Text } from '@naru/ui/Text'
import { useId, type ReactNode } from 'react'
import { useEditorText } from './editorText'
import * as css from './facts.css'

/** What candidates answered to one question. */
export interface QuestionFigures {
  /** The version of the exam that they took. */
  version: number
  attempts: number
  /** Part that answered correctly, in percent. */
  facility?: number | undefined
  /** Correlation with the rest of the paper, in percent. */
  discrimination?: number | undefined
  /** How many chose each option, in order. */
  options: readonly { label: string; count: number; isCorrect: boolean }[]
  blank: number
}

/** Props of ItemFigures. */
export interface ItemFiguresProps {
  /** The figures. */
  figures: QuestionFigures
  /** What stands out, in words. */
  flags?: ReactNode
}

/** Item statistics of a question, beside its options. */
export const ItemFigures = ({ figures, flags }: ItemFiguresProps) => {
  const words = useEditorText()
  const { figures: text } = words
  const id = useId()
  const { version, attempts, facility, discrimination, options, blank } = figures
  const percent = (value: number | undefined) =>
    value === undefined ? text.unknown : text.percent(value.toFixed(0).replace('-', '−'))
  const rows = [
    ...options.map(({ label, count, isCorrect }, index) => ({
      key: `${index}`,
      label: `${index + 1}. ${label}${isCorrect ? ` (${words.difference.correct})` : ''}`,
      count,
    })),
    { key: 'blank', label: text.blank, count: blank },
  ]
  return (
    <section className={css.figures} aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {text.title}
      </Heading>
      <Text tone="muted" size="sm">
        {`${text.version(version)} · ${text.attempts(attempts)}`}
      </Text>
      {flags}
      <dl className={css.counts}>
        <div className={css.count}>
          <dt>{text.facility}</dt>
          <dd className={css.value}>{percent(facility)}</dd>
        </div>
        <div className={css.count}>
          <dt>{text.discrimination}</dt>
          <dd className={css.value}>{percent(discrimination)}</dd>
        </div>
      </dl>
      {rows.map(({ key, label, count }) => (
        <ProgressBar
          key={key}
          label={label}
          value={count}
          maxValue={Math.max(attempts, 1)}
          valueLabel={text.percent(String(Math.round((100 * count) / Math.max(attempts, 1))))}
        />
      ))}
    </section>
  )
}
