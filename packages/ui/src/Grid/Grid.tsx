import { classNames } from '../lib/classNames'
import type { LayoutProps } from '../lib/LayoutProps'
import type { Space } from '../theme'
import * as styles from './Grid.css'

export interface GridProps extends Omit<LayoutProps, 'id'> {
  /** Minimum width of an item in rem, such as `16rem`; creates as many columns as fit. Overrides `columns`. */
  minItemWidth?: string | undefined
  /** Number of columns from 1024 px; at most two from 768 px, one on narrower screens. @default 3 */
  columns?: keyof typeof styles.columns
  /** Gap between the items, a step of the space scale. @default 24 */
  gap?: Space
  /** HTML element; `ul` and `ol` have an explicit list role. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol'
}

/** Lays out its children in columns of equal width. */
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
