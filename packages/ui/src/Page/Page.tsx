import { classNames } from '../lib/classNames'
import type { LayoutProps } from '../lib/LayoutProps'
import * as styles from './Page.css'

export interface PageProps extends Pick<LayoutProps, 'children' | 'id' | 'className'> {
  /** Maximum width: a form, a text of 68 characters a line, a page (72rem), the exam (90rem). @default 'page' */
  width?: keyof typeof styles.width
  /** Adds space above and below the content. @default true */
  padded?: boolean
  /** HTML element. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'article' | 'header' | 'footer'
}

/** A centred column of content with gutters at its sides. */
export const Page = ({
  children,
  width = 'page',
  padded = true,
  as: Element = 'div',
  className,
  ...rest
}: PageProps) => (
  <Element className={classNames(styles.page, styles.width[width], padded && styles.padded, className)} {...rest}>
    {children}
  </Element>
)
