import type { ReactNode } from 'react'
import * as styles from './EmptyState.css'

export interface EmptyStateProps {
  /** A drawing above the text, as decoration. */
  drawing?: ReactNode
  /** A short line in bold; use a `Heading` when it belongs to the page's outline. */
  title?: ReactNode
  /** One sentence that says why it is empty and what to do. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Live region role. @default none */
  role?: 'alert' | 'status' | undefined
}

/** The message of an empty or failed view: a drawing, a sentence and one action. */
export const EmptyState = ({ drawing, title, children, action, role }: EmptyStateProps) => (
  <div className={styles.empty}>
    {drawing}
    <div className={styles.text} {...(role && { role })}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </div>
    {action}
  </div>
)
