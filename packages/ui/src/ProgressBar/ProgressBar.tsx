import { useId } from 'react'
import { Boat } from '../Drawing/Boat'
import { flow } from '../theme'
import { VisuallyHidden } from '../VisuallyHidden'
import * as styles from './ProgressBar.css'

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** The label. */
  label: string
  /** Current value. */
  value: number
  /** Maximum value. @default 100 */
  maxValue?: number
  /** Value as text, such as `3 of 20`. @default a percentage */
  valueLabel?: string | undefined
  /** Shows label and value; screen readers get them in any case. @default true */
  showLabel?: boolean
}

/** A progress bar: a thin line with a small boat at its head. */
export function ProgressBar({ label, value, maxValue = 100, valueLabel, showLabel = true }: ProgressBarProps) {
  const labelId = useId()
  const max = maxValue > 0 ? maxValue : 1
  const current = Math.min(Math.max(value, 0), max)
  const percentage = (current / max) * 100
  const valueText = valueLabel ?? `${Math.round(percentage)}%`
  const name = <span id={labelId}>{label}</span>
  return (
    <div
      role="progressbar"
      className={styles.progress}
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={current}
      aria-valuetext={valueText}
    >
      {showLabel ? (
        <span className={styles.caption}>
          {name}
          <span className={styles.value}>{valueText}</span>
        </span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <span className={styles.water}>
        <span className={styles.line}>
          <span className={styles.done} style={{ transform: `scaleX(${percentage / 100})` }} />
        </span>
        <span className={styles.way} style={{ transform: `translateX(calc(${percentage}% * ${flow}))` }}>
          <Boat className={styles.boat} />
        </span>
      </span>
    </div>
  )
}
