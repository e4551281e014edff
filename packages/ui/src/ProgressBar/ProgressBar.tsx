import { useId } from 'react'
import { Boat } from '../Drawing/Boat'
import { flow } from '../theme'
import { VisuallyHidden } from '../VisuallyHidden'
import * as styles from './ProgressBar.css'

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** What progresses. */
  label: string
  /** How far it is. */
  value: number
  /** Where it ends. @default 100 */
  maxValue?: number
  /** How the value is said, such as `3 of 20`. By default a percentage. */
  valueLabel?: string | undefined
  /** Whether label and value are visible; they are always announced. @default true */
  showLabel?: boolean
}

/** The crossing line: a thin line with a small boat at its head. */
export function ProgressBar({ label, value, maxValue = 100, valueLabel, showLabel = true }: ProgressBarProps) {
  const labelId = useId()
  const end = maxValue > 0 ? maxValue : 1
  const now = Math.min(Math.max(value, 0), end)
  const percentage = (now / end) * 100
  const said = valueLabel ?? `${Math.round(percentage)}%`
  const name = <span id={labelId}>{label}</span>
  return (
    <div
      role="progressbar"
      className={styles.progress}
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={now}
      aria-valuetext={said}
    >
      {showLabel ? (
        <span className={styles.caption}>
          {name}
          <span className={styles.value}>{said}</span>
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
