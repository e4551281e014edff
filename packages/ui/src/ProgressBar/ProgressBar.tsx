import { Label } from 'react-aria-components/Label'
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar'
import { Boat } from '../Drawing/Boat'
import { flow } from '../theme'
import { VisuallyHidden } from '../VisuallyHidden'
import * as styles from './ProgressBar.css'

/** Props of `ProgressBar`. */
export interface ProgressBarProps extends Pick<AriaProgressBarProps, 'formatOptions' | 'id'> {
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
export const ProgressBar = ({
  label,
  value,
  maxValue = 100,
  valueLabel,
  showLabel = true,
  ...rest
}: ProgressBarProps) => (
  <AriaProgressBar
    className={styles.progress}
    value={value}
    maxValue={maxValue > 0 ? maxValue : 1}
    {...(valueLabel !== undefined && { valueLabel })}
    {...rest}
  >
    {({ percentage = 0, valueText }) => (
      <>
        {showLabel ? (
          <span className={styles.caption}>
            <Label>{label}</Label>
            <span className={styles.value}>{valueText}</span>
          </span>
        ) : (
          <VisuallyHidden>
            <Label>{label}</Label>
          </VisuallyHidden>
        )}
        <span className={styles.water}>
          <span className={styles.line}>
            <span className={styles.done} style={{ transform: `scaleX(${percentage / 100})` }} />
          </span>
          <span className={styles.way} style={{ transform: `translateX(calc(${percentage}% * ${flow}))` }}>
            <Boat className={styles.boat} />
          </span>
        </span>
      </>
    )}
  </AriaProgressBar>
)
