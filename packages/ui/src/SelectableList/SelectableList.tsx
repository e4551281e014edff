import { useId, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox'
import { classNames } from '../lib/classNames'
import * as styles from './SelectableList.css'

/** One line of a `SelectableList`. */
export interface SelectableListItem {
  /** Unlike all others. */
  id: string
  /** The line's name, and its checkbox's. */
  label: string
  /** More about it, below its name. */
  children?: ReactNode
}

/** Props of `SelectableList`. */
export interface SelectableListProps {
  /** What the lines are: the list's accessible name. */
  label: string
  /** The entries, newest first or however the page orders them. */
  items: readonly SelectableListItem[]
  /** The words beside the checkbox that takes all lines. */
  selectAllLabel: string
  /** The chosen lines. */
  selectedIds: ReadonlySet<string>
  /** Called with all chosen lines after each change. */
  onChange: (selectedIds: ReadonlySet<string>) => void
  /** Buttons for what can be done with the lines. */
  actions?: ReactNode
}

// Safari takes a list without marks for none.
const listRole = { role: 'list' } as const

/** Lines to choose from, one by one or all at once, with what can be done with them above. Show it only when there are lines. */
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
