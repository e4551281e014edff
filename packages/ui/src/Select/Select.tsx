import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon'
import * as styles from '../lib/field.css'
import { FieldMessage } from '../lib/FieldMessage'

/** One choice of a `Select`. */
export interface SelectItem {
  id: string
  label: string
  isDisabled?: boolean
}

/** Props of `Select`. */
export interface SelectProps {
  /** What is asked for. */
  label: string
  /** What can be chosen, from first to last. */
  items: readonly SelectItem[]
  /** Id of the chosen item; `''` while nothing is chosen. */
  value: string
  /** Called with each new value. */
  onChange: (id: string) => void
  /** First line that cannot be chosen, such as 'Select a paper'. */
  placeholder?: string | undefined
  /** A help below the label. */
  description?: ReactNode
  /** What is wrong with the value; tied to the field. Default: nothing. */
  errorMessage?: string | undefined
  /** Whether it takes no input. Default: false. */
  isDisabled?: boolean
  /** Whether a value must be given; said beside the label. Default: false. */
  isRequired?: boolean
  /** Name of the value in the form. */
  name?: string | undefined
}

/** One of several choices, in the system's own list: phones show it best. */
export const Select = ({
  label,
  items,
  value,
  onChange,
  placeholder,
  description,
  errorMessage,
  isDisabled = false,
  isRequired = false,
  name,
}: SelectProps) => {
  const id = useId()
  const describedBy = [description !== undefined && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.selectBox}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          disabled={isDisabled}
          required={isRequired}
          {...(name !== undefined && { name })}
          {...(errorMessage && { 'aria-invalid': true })}
          {...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.id} value={item.id} disabled={item.isDisabled === true}>
              {item.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.chevron} />
      </div>
      {description !== undefined && (
        <span id={`${id}-help`} className={styles.description}>
          {description}
        </span>
      )}
      {errorMessage && <FieldMessage id={`${id}-error`}>{errorMessage}</FieldMessage>}
    </div>
  )
}
