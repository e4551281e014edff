import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../lib/classNames'
import * as styles from './Link.css'

/** Props of `Link`: those of react-aria's Link, and a look. */
export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  children: ReactNode
  /** Inside a sentence (underlined), alone, or in the colour of the text around it. @default 'inline' */
  variant?: keyof typeof styles.variant
  /** For layout only. */
  className?: string | undefined
}

/** Goes to another place. Inside a react-aria `RouterProvider` it goes there without loading the page anew. */
export const Link = ({ variant = 'inline', className, children, ...rest }: LinkProps) => (
  <AriaLink className={classNames(styles.link, styles.variant[variant], className)} {...rest}>
    {children}
  </AriaLink>
)
