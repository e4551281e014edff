import { useId, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox'
import { classNames } from '../lib/classNames'
import * as styles from './SelectableList.css'

/** One row of a `SelectableList`. */
export interface SelectableListItem {
  /** Unique within the list. */
  id: string
  /** Label of the row and of its checkbox. */
  label: string
  /** Details below the label. */
  children?: ReactNode
}

export interface SelectableListProps {
  /** Accessible name of the list. */
  label: string
  /** The rows in order. */
  items: readonly SelectableListItem[]
  /** Label of the checkbox that selects all rows. */
  selectAllLabel: string
  /** Ids of the selected rows. */
  selectedIds: ReadonlySet<string>
  /** Called with all selected ids after each change. */
  onChange: (selectedIds: ReadonlySet<string>) => void
  /** Buttons for the selected rows. */
  actions?: ReactNode
}

// Safari ignores the list role of lists without markers.
const listRole = { role: 'list' } as const

/** A list with a checkbox per row, one for all rows, and actions. Render it only when there are rows. */
export const SelectableList = ({
  label,
  items,
  selectAllLabel,
  selectedIds,
  onChange,
  actions,
}: SelectableListProps) => {
  const id = useId()
  const count = items.filter((item) => selectedIds.has(item.id)).length
  const toggle = (itemId: string, isSelected: boolean) => {
    const next = new Set(selectedIds)
    if (isSelected) next.add(itemId)
    else next.delete(itemId)
    onChange(next)
  }
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <Checkbox
          isSelected={count === items.length}
          isIndeterminate={count > 0 && count < items.length}
          onChange={(isSelected) => onChange(new Set(isSelected ? items.map((item) => item.id) : []))}
        >
          {selectAllLabel}
        </Checkbox>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <ul aria-label={label} {...listRole}>
        {items.map((item, index) => {
          const details = `${id}-${index}`
          const isSelected = selectedIds.has(item.id)
          return (
            <li key={item.id} className={classNames(styles.item, isSelected && styles.selected)}>
              <Checkbox
                isSelected={isSelected}
                onChange={(on) => toggle(item.id, on)}
                {...(item.children !== undefined && { 'aria-describedby': details })}
              >
                <span className={styles.title}>{item.label}</span>
              </Checkbox>
              {item.children !== undefined && (
                <div id={details} className={styles.details}>
                  {item.children}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
