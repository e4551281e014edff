import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import type { Space } from '../theme'
import * as styles from './Stack.css'

/** Props of `Stack`. */
export interface StackProps {
  children: ReactNode
  /** Space between the children, a step of the scale. @default 16 */
  gap?: Space
  /** Where the children stand across. @default 'stretch' */
  align?: keyof typeof styles.align
  /** The element to make; lists keep their role. @default 'div' */
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
  /** Id of the element. */
  id?: string | undefined
  /** Its name for screen readers, where nothing visible names it. */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** For layout only. */
  className?: string | undefined
}

/** Lays its children out one below the other. */
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
