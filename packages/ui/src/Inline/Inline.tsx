import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import type { Space } from '../theme'
import * as styles from './Inline.css'

/** Props of `Inline`. */
export interface InlineProps {
  children: ReactNode
  /** Space between the children, a step of the scale. @default 12 */
  gap?: Space
  /** Where the children stand across. @default 'center' */
  align?: keyof typeof styles.align
  /** Where the children stand along. @default 'start' */
  justify?: keyof typeof styles.justify
  /** Whether children that do not fit go to the next line. @default true */
  wrap?: boolean
  /** The element to make; lists keep their role. @default 'div' */
  as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li'
  /** Id of the element. */
  id?: string | undefined
  /** Its name for screen readers, where nothing visible names it. */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** Its role, where the element has none that fits. */
  role?: 'group' | 'toolbar' | undefined
  /** For layout only. */
  className?: string | undefined
}

/** Lays its children out one beside the other. */
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
