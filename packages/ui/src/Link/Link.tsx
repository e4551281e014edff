import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import { Anchor, type AnchorProps } from './links'
import * as styles from './Link.css'

export interface LinkProps extends AnchorProps {
  children: ReactNode
  /** Inside a sentence (underlined), standalone, or in the surrounding text colour. @default 'inline' */
  variant?: keyof typeof styles.variant
  /** For layout only. */
  className?: string | undefined
}

/** A link. Inside a `LinkProvider`, navigates without a page load. */
export const Link = ({ variant = 'inline', className, ...rest }: LinkProps) => (
  <Anchor className={classNames(styles.link, styles.variant[variant], className)} {...rest} />
)
