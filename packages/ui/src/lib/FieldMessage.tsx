import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import * as styles from './field.css'

interface FieldMessageProps {
  /** Id that the control's `aria-describedby` names. */
  id: string
  children: ReactNode
}

/** Error message of a control that is not a react-aria component. */
export const FieldMessage = ({ id, children }: FieldMessageProps) => (
  <span id={id} className={styles.error}>
    <Icon name="error" size="small" />
    {children}
  </span>
)
