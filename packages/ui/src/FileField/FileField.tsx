import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '../Icon'
import { FieldMessage } from '../lib/FieldMessage'
import * as fieldStyles from '../lib/field.css'
import * as styles from './FileField.css'

/** Props of `FileField`. */
export interface FileFieldProps {
  /** What the file is for; always visible. */
  label: string
  /** The words on the button. */
  buttonLabel: string
  /** Called with each chosen or dropped file; choosing the same file again counts anew. */
  onSelect: (file: File) => void
  /** What the browser offers first, such as `image/*`. It hinders nobody from choosing something else. */
  accept?: string | undefined
  /** One line of help below the button. */
  description?: ReactNode
  /** What is wrong with the file. */
  errorMessage?: string | undefined
  /** @default 'upload' */
  icon?: IconName
  /** @default false */
  isDisabled?: boolean
}

/** A button that takes one file, by the browser's own dialog or dropped on it. It only hands the file over: what was chosen is the page's to show. */
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
            // Emptied, so that the same file is a change when it is chosen again.
            currentTarget.value = ''
            if (file !== undefined) onSelect(file)
          }}
        />
        <span id={part('face')} aria-hidden="true" className={styles.face}>
          <Icon name={icon} />
          <span className={styles.words}>{buttonLabel}</span>
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
