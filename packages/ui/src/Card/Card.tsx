import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import type { Space } from '../theme'
import * as styles from './Card.css'

/** Props of `Card`. */
export interface CardProps {
  children: ReactNode
  /** Inner space, a step of the scale; 0 for a card that begins with a picture. @default 24 */
  padding?: Space
  /** Rises under the pointer. For cards that are as a whole about one link or button inside them. @default false */
  interactive?: boolean
  /** The element to make. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'figure'
  /** Id of the element. */
  id?: string | undefined
  /** Its name for screen readers, where nothing visible names it. */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** For layout only. */
  className?: string | undefined
}

/** A sheet of paper on the page: one thing and what belongs to it. */
export const Card = ({
  children,
  padding = 24,
  interactive = false,
  as: Element = 'div',
  className,
  ...rest
}: CardProps) => (
  <Element
    className={classNames(styles.card, styles.padding[padding], interactive && styles.interactive, className)}
    {...rest}
  >
    {children}
  </Element>
)
