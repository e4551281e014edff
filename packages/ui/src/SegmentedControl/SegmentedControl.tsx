import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import * as styles from './SegmentedControl.css'

export interface Segment<Id extends string = string> {
  id: Id
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
}: SegmentedControlProps<Id>) => (
  <ToggleButtonGroup
    aria-label={label}
    className={styles.group}
    selectionMode="single"
    disallowEmptySelection
    isDisabled={isDisabled}
    selectedKeys={[value]}
    onSelectionChange={(keys) => {
      const next = items.find(({ id }) => keys.has(id))
      if (next) onChange(next.id)
    }}
  >
    {items.map((item) => (
      <ToggleButton
        key={item.id}
        id={item.id}
        className={styles.segment}
        {...(item['aria-label'] !== undefined && { 'aria-label': item['aria-label'] })}
      >
        {item.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
