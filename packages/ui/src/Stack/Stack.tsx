import { classNames } from '../lib/classNames'
import type { LayoutProps } from '../lib/LayoutProps'
import type { Space } from '../theme'
import * as styles from './Stack.css'

export interface StackProps extends LayoutProps {
  /** Gap between the children, a step of the space scale. @default 16 */
  gap?: Space
  /** Alignment on the cross axis. @default 'stretch' */
  align?: keyof typeof styles.align
  /** HTML element; `ul` and `ol` have an explicit list role. @default 'div' */
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'form'
    | 'fieldset'
}

/** Lays out its children in a column. */
export const Stack = ({
  children,
  gap = 16,
  align = 'stretch',
  as: Element = 'div',
  className,
  ...rest
}: StackProps) => (
  <Element
    className={classNames(styles.stack, styles.gap[gap], styles.align[align], className)}
    {...((Element === 'ul' || Element === 'ol') && { role: 'list' })}
    {...rest}
  >
    {children}
  </Element>
)
