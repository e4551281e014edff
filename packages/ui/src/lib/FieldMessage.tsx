import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import * as styles from './field.css'

/** Props of `FieldMessage`. */
export interface FieldMessageProps {
  /** Id that the control's `aria-describedby` names. */
  id: string
  children: ReactNode
}

/** The error below a control that react-aria does not know. */
export const FieldMessage = ({ id, children }: FieldMessageProps) => (
  <span id={id} className={styles.error}>
    <Icon name="error" size="small" />
    {children}
  </span>
)
