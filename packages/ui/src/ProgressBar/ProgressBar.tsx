import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import { flow } from '../theme'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './ProgressBar.css'

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
  /** A drawing at the head of the line, which grows to its width. Its direction follows the text's. */
  marker?: ReactNode
}

/** A progress bar: a thin line, and a marker at its head if there is one. */
export function ProgressBar({ label, value, maxValue = 100, valueLabel, showLabel = true, marker }: ProgressBarProps) {
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
      <span className={classNames(styles.track, marker !== undefined && styles.hasMarker)}>
        <span className={styles.line}>
          <span className={styles.done} style={{ transform: `scaleX(${percentage / 100})` }} />
        </span>
        {marker !== undefined && (
          <span className={styles.way} style={{ transform: `translateX(calc(${percentage}% * ${flow}))` }}>
            <span className={styles.marker}>{marker}</span>
          </span>
        )}
      </span>
    </div>
  )
}
