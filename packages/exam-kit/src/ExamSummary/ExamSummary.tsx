import { useId } from 'react'
import { useExamText } from '../text'
import * as css from './ExamSummary.css'

export interface ExamSummaryProps {
  /** Questions in the whole exam. */
  total: number
  /** Answered questions in the whole exam. */
  answered: number
  /** Position of the current question, from 1. */
  current: number
}

/** The three numbers below the navigator. */
export function ExamSummary({ total, answered, current }: ExamSummaryProps) {
  const t = useExamText()
  const headingId = useId()
  const rows = [
    [t('summary.total'), total],
    [t('summary.answered'), answered],
    [t('summary.current'), current],
  ] as const

  return (
    <section className={css.box} aria-labelledby={headingId}>
      <h3 className={css.heading} id={headingId}>
        {t('summary.title')}
      </h3>
      <dl className={css.list}>
        {rows.map(([term, value]) => (
          <div className={css.row} key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
