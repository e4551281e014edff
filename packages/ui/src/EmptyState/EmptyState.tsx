import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../Drawing'
import * as styles from './EmptyState.css'

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** @default 'boat' */
  drawing?: DrawingName
  /** A short line in bold; give a `Heading` when it belongs into the outline. */
  title?: ReactNode
  /** One sentence that says why it is empty and what to do. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** How it is announced when it appears. @default none */
  role?: 'alert' | 'status' | undefined
}

/** A place with nothing in it, or one that could not be reached: a drawing, a sentence, one way on. */
export const EmptyState = ({ drawing = 'boat', title, children, action, role }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Drawing name={drawing} />
    <div className={styles.words} {...(role && { role })}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {children !== undefined && <div className={styles.sentence}>{children}</div>}
    </div>
    {action}
  </div>
)
