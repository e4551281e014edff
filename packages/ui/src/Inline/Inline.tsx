import { classNames } from '../lib/classNames'
import type { LayoutProps } from '../lib/LayoutProps'
import type { Space } from '../theme'
import * as styles from './Inline.css'

export interface InlineProps extends LayoutProps {
  /** Gap between the children, a step of the space scale. @default 12 */
  gap?: Space
  /** Alignment on the cross axis. @default 'center' */
  align?: keyof typeof styles.align
  /** Alignment on the main axis. @default 'start' */
  justify?: keyof typeof styles.justify
  /** Wraps children that do not fit. @default true */
  wrap?: boolean
  /** HTML element; `ul` and `ol` have an explicit list role. @default 'div' */
  as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li'
  /** ARIA role, when the element has no fitting one. */
  role?: 'group' | 'toolbar' | undefined
}

/** Lays out its children in a row. */
export const Inline = ({
  children,
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  className,
  ...rest
}: InlineProps) => (
  <Element
    className={classNames(
      styles.inline,
      styles.gap[gap],
      styles.align[align],
      styles.justify[justify],
      wrap && styles.wrapping,
      className,
    )}
    {...((Element === 'ul' || Element === 'ol') && { role: 'list' })}
    {...rest}
  >
    {children}
  </Element>
)
