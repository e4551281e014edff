import type { ReactNode, Ref } from 'react'
import { classNames } from '../lib/classNames'
import * as styles from './Heading.css'

/** Depth of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** How large a heading looks, whatever its level. */
export type HeadingSize = keyof typeof styles.size

/** Props of `Heading`. */
export interface HeadingProps {
  /** Depth in the outline. */
  level: HeadingLevel
  /** The look; by default it follows from the level. */
  size?: HeadingSize | undefined
  children: ReactNode
  /** Id of the element. */
  id?: string | undefined
  /** Language of the text, when it is not the page's. */
  lang?: string | undefined
  ref?: Ref<HTMLHeadingElement> | undefined
  /** `-1` makes it a place that the focus can be sent to. */
  tabIndex?: -1 | undefined
  /** For layout only. */
  className?: string | undefined
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: 'h2', 2: 'xxl', 3: 'xl', 4: 'lg', 5: 'md', 6: 'sm' }

/** A heading: the level is its place in the outline, the size its look. */
export const Heading = ({ level, size = sizeOfLevel[level], className, children, ...rest }: HeadingProps) => {
  const Element = `h${level}` as const
  return (
    <Element className={classNames(styles.heading, styles.size[size], className)} {...rest}>
      {children}
    </Element>
  )
}
