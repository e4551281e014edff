import { useId, useState } from 'react'
import { useLanguage } from '../language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Slider.css'

export interface SliderProps {
  /** The label. */
  label: string
  /** Shows label and value; screen readers get them in any case. @default true */
  showLabel?: boolean
  /** The value; without it, it keeps its own. */
  value?: number
  /** The value at first, where `value` is not given. @default `minValue` */
  defaultValue?: number
  /** Called with each new value, also while the thumb moves. */
  onChange?: (value: number) => void
  /** The least value. @default 0 */
  minValue?: number
  /** The greatest value. @default 100 */
  maxValue?: number
  /** The smallest change. @default 1 */
  step?: number
  /** How the value is written. */
  formatOptions?: Intl.NumberFormatOptions
  /** Rejects input. @default false */
  isDisabled?: boolean
}

/** A slider for an approximate value, such as the volume. */
export const Slider = ({
  label,
  showLabel = true,
  minValue = 0,
  maxValue = 100,
  step = 1,
  value,
  defaultValue = minValue,
  onChange,
  formatOptions,
  isDisabled = false,
}: SliderProps) => {
  const id = useId()
  const language = useLanguage()
  const [own, setOwn] = useState(defaultValue)
  const shown = value ?? own
  const written = new Intl.NumberFormat(language, formatOptions).format(shown)
  const caption = <label htmlFor={id}>{label}</label>
  return (
    <div className={styles.slider}>
      {showLabel ? (
        <span className={styles.caption}>
          {caption}
          <output htmlFor={id} className={styles.output}>
            {written}
          </output>
        </span>
      ) : (
        <VisuallyHidden>{caption}</VisuallyHidden>
      )}
      <input
        id={id}
        type="range"
        className={styles.track}
        min={minValue}
        max={maxValue}
        step={step}
        value={shown}
        aria-valuetext={written}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          setOwn(currentTarget.valueAsNumber)
          onChange?.(currentTarget.valueAsNumber)
        }}
      />
    </div>
  )
}
