import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon'
import * as styles from './field.css'

/** The props of all fields. */
export interface FieldProps {
  /** The label. */
  label: string
  /** Help text below the field. */
  description?: ReactNode
  /** Error message; describes the field. @default none */
  errorMessage?: string | undefined
  /** Rejects input. @default false */
  isDisabled?: boolean
}

/** Error message of a control. `id`: what the control's `aria-describedby` names. */
export const FieldMessage = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className={styles.error}>
    <Icon name="error" size="small" />
    {children}
  </span>
)

/** Help text and error message of a control, and the attribute that names both, after `others`. */
export function useFieldNotes({
  description,
  errorMessage,
  others,
}: Pick<FieldProps, 'description' | 'errorMessage'> & { others?: string | undefined }) {
  const id = useId()
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const ids = [others, description !== undefined && helpId, errorMessage && errorId].filter(Boolean)
  return {
    id,
    errorId,
    describedBy: ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {},
    notes: (
      <>
        {description !== undefined && (
          <span id={helpId} className={styles.description}>
            {description}
          </span>
        )}
        {errorMessage && <FieldMessage id={errorId}>{errorMessage}</FieldMessage>}
      </>
    ),
  }
}
