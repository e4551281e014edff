import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import * as styles from './SegmentedControl.css'

/** One choice of a `SegmentedControl`. */
export interface Segment<Id extends string = string> {
  id: Id
  label: ReactNode
  /** What it is called when the label is too short to say, such as 'A+'. */
  'aria-label'?: string
}

/** Props of `SegmentedControl`. */
export interface SegmentedControlProps<Id extends string = string> {
  /** What is chosen between; announced, not shown. */
  label: string
  /** What can be chosen, from first to last. */
  items: readonly Segment<Id>[]
  /** Id of the chosen item. */
  value: Id
  /** Called with each new value. */
  onChange: (id: Id) => void
  /** Whether it takes no input. Default: false. */
  isDisabled?: boolean
}

/** Two to five short choices of which one always holds: filters, text sizes. */
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
