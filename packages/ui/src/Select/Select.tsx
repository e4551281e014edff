import { Icon } from '../Icon'
import * as styles from '../lib/field.css'
import { useFieldNotes, type FieldProps } from '../lib/FieldMessage'

export interface SelectItem {
  /** One of a kind in the list. */
  id: string
  /** What can be chosen. */
  label: string
  /** Language of the label, for example 'ko'. @default that of the page */
  language?: string
  /** Shows it, but it cannot be chosen. @default false */
  isDisabled?: boolean
}

export interface SelectProps extends FieldProps {
  /** The options in order. */
  items: readonly SelectItem[]
  /** Id of the selected item; `''` when none is. */
  value: string
  /** Called with each new value. */
  onChange: (id: string) => void
  /** First, disabled option, such as 'Select a paper'. */
  placeholder?: string | undefined
  /** Requires a value; shown beside the label. @default false */
  isRequired?: boolean
  /** Name of the value in the form. */
  name?: string | undefined
}

/** A single selection with the native list of the system. */
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
  const { id, describedBy, notes } = useFieldNotes({ description, errorMessage })
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
          {...describedBy}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.id} value={item.id} lang={item.language} disabled={item.isDisabled === true}>
              {item.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.chevron} />
      </div>
      {notes}
    </div>
  )
}
