import type { Verdict } from '../engine'
import { useExamText } from '../text'
import * as css from './ResultGauge.css'

export interface ResultGaugeProps {
  /** Score over the maximum in percent, a whole number from 0 to 100. */
  percentage: number
  /** Score in marks. */
  totalScore: number
  /** Maximum score in marks. */
  totalPossibleMarks: number
  /** The verdict. */
  verdict: Verdict
}

const radius = 54
const around = 2 * Math.PI * radius

/** The result as a ring that fills once, with score and verdict below it. */
export function ResultGauge({ percentage, totalScore, totalPossibleMarks, verdict }: ResultGaugeProps) {
  const t = useExamText()
  const percentageWords = t('results.percentage', { percentage })

  return (
    <div className={css.gauge}>
      <div
        role="meter"
        className={`${css.ring} ${css.tone[verdict]}`}
        aria-label={t('results.gauge')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={percentageWords}
      >
        <svg className={css.drawing} viewBox="0 0 120 120" aria-hidden="true">
          <circle className={css.edges} cx="60" cy="60" r={radius} />
          <circle className={css.rail} cx="60" cy="60" r={radius} />
          {percentage > 0 && (
            <g transform="rotate(-90 60 60)">
              <circle
                className={css.arc}
                cx="60"
                cy="60"
                r={radius}
                strokeDasharray={`${(around * Math.min(percentage, 100)) / 100} ${around}`}
              />
            </g>
          )}
        </svg>
        <span className={css.percentage}>{percentageWords}</span>
      </div>
      <p className={css.marks}>{t('results.marks', { score: totalScore, total: totalPossibleMarks })}</p>
      <p className={css.verdict}>{t(`results.verdict.${verdict}`)}</p>
    </div>
  )
}
