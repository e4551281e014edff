import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../lib/classNames'
import * as styles from './Link.css'

/** Props of `Link`: those of react-aria's Link, and its appearance. */
export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  children: ReactNode
  /** Inside a sentence (underlined), standalone, or in the surrounding text colour. @default 'inline' */
  variant?: keyof typeof styles.variant
  /** For layout only. */
  className?: string | undefined
}

/** A link. Inside a react-aria `RouterProvider`, navigates without a page load. */
export const Link = ({ variant = 'inline', className, children, ...rest }: LinkProps) => (
  <AriaLink className={classNames(styles.link, styles.variant[variant], className)} {...rest}>
    {children}
  </AriaLink>
)
