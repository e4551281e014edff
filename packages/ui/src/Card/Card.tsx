import { classNames } from '../lib/classNames'
import type { LayoutProps } from '../lib/LayoutProps'
import type { Space } from '../theme'
import * as styles from './Card.css'

export interface CardProps extends LayoutProps {
  /** Padding, a step of the space scale; 0 for a card that starts with an image. @default 24 */
  padding?: Space
  /** Shows a shadow on hover. For cards whose main content is one link or button. @default false */
  interactive?: boolean
  /** HTML element. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'figure'
}

/** A surface that groups the content of one item. */
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
