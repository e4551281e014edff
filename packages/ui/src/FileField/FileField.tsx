import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '../Icon'
import { FieldMessage } from '../lib/FieldMessage'
import * as fieldStyles from '../lib/field.css'
import * as styles from './FileField.css'

export interface FileFieldProps {
  /** The label; always visible. */
  label: string
  /** Label of the button. */
  buttonLabel: string
  /** Called with each selected or dropped file, also when the same file is selected again. */
  onSelect: (file: File) => void
  /** File types that the browser offers first, such as `image/*`. Does not validate the file. */
  accept?: string | undefined
  /** Help text below the button. */
  description?: ReactNode
  /** Error message about the file. */
  errorMessage?: string | undefined
  /** Icon of the button. @default 'upload' */
  icon?: IconName
  /** Rejects presses and the focus. @default false */
  isDisabled?: boolean
}

/** Selects one file, by the browser's dialog or by drag and drop. Does not display the selected file. */
export const FileField = ({
  label,
  buttonLabel,
  onSelect,
  accept,
  description,
  errorMessage,
  icon = 'upload',
  isDisabled = false,
}: FileFieldProps) => {
  const id = useId()
  const part = (name: string) => `${id}-${name}`
  const describedBy = [description !== undefined && part('help'), errorMessage && part('error')].filter(Boolean)
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={part('input')} id={part('label')} className={fieldStyles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          type="file"
          id={part('input')}
          className={styles.input}
          aria-labelledby={`${part('label')} ${part('face')}`}
          aria-invalid={errorMessage ? true : undefined}
          disabled={isDisabled}
          {...(accept !== undefined && { accept })}
          {...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // Reset, so that selecting the same file again fires `change`.
            currentTarget.value = ''
            if (file !== undefined) onSelect(file)
          }}
        />
        <span id={part('face')} aria-hidden="true" className={styles.face}>
          <Icon name={icon} />
          <span className={styles.label}>{buttonLabel}</span>
        </span>
      </div>
      {description !== undefined && (
        <span id={part('help')} className={fieldStyles.description}>
          {description}
        </span>
      )}
      <span role="alert">{errorMessage && <FieldMessage id={part('error')}>{errorMessage}</FieldMessage>}</span>
    </div>
  )
}
