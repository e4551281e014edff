import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import type { Space } from '../theme'
import * as styles from './Grid.css'

/** Props of `Grid`. */
export interface GridProps {
  children: ReactNode
  /** Smallest width of an item as a CSS length in rem, such as `16rem`; as many columns as fit. Wins over `columns`. */
  minItemWidth?: string | undefined
  /** Number of columns from 1024 px; at most two from 768 px, one below. @default 3 */
  columns?: keyof typeof styles.columns
  /** Space between the items, a step of the scale. @default 24 */
  gap?: Space
  /** The element to make; lists keep their role. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** Its name for screen readers, where nothing visible names it. */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** For layout only. */
  className?: string | undefined
}

/** Lays its children out in columns of equal width. */
export const Grid = ({
  children,
  minItemWidth,
  columns = 3,
  gap = 24,
  as: Element = 'div',
  className,
  ...rest
}: GridProps) => (
  <Element
    className={classNames(
      styles.grid,
      styles.gap[gap],
      minItemWidth === undefined && styles.columns[columns],
      className,
    )}
    {...(minItemWidth !== undefined && {
      style: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minItemWidth}), 1fr))` },
    })}
    {...((Element === 'ul' || Element === 'ol') && { role: 'list' })}
    {...rest}
  >
    {children}
  </Element>
)
