import { useId, type ReactNode } from 'react'
import * as styles from './SegmentedControl.css'

export interface Segment<Id extends string = string> {
  /** One of a kind in the control. */
  id: Id
  /** One or two words. */
  label: ReactNode
  /** Accessible name, when the label is an abbreviation such as 'A+'. */
  'aria-label'?: string
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Accessible name; not visible. */
  label: string
  /** The options in order. */
  items: readonly Segment<Id>[]
  /** Id of the selected item. */
  value: Id
  /** Called with each new value. */
  onChange: (id: Id) => void
  /** Rejects input. @default false */
  isDisabled?: boolean
}

/** A single selection of two to five short options, such as filters. One is always selected. */
export const SegmentedControl = <Id extends string>({
  label,
  items,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {items.map((item) => (
        <label key={item.id} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={item.id === value}
            disabled={isDisabled}
            onChange={() => onChange(item.id)}
            aria-label={item['aria-label']}
          />
          {item.label}
        </label>
      ))}
    </div>
  )
}
