import type { ReactNode, Ref } from 'react'
import { classNames } from '../lib/classNames'
import * as styles from './Heading.css'

/** Level of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Visual size of a heading, independent of its level. */
export type HeadingSize = keyof typeof styles.size

export interface HeadingProps {
  /** Level in the page's outline. */
  level: HeadingLevel
  /** Visual size. @default derived from the level */
  size?: HeadingSize | undefined
  children: ReactNode
  /** Id of the element. */
  id?: string | undefined
  /** Language of the text, when it is not the page's. */
  lang?: string | undefined
  /** `auto` lets the text decide its direction. @default the page's */
  dir?: 'auto' | undefined
  /** The element, to set the focus on it. */
  ref?: Ref<HTMLHeadingElement> | undefined
  /** `-1` makes it focusable by script. */
  tabIndex?: -1 | undefined
  /** For layout only. */
  className?: string | undefined
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: 'h2', 2: 'xxl', 3: 'xl', 4: 'lg', 5: 'md', 6: 'sm' }

/** A heading with independent level and visual size. */
export const Heading = ({ level, size = sizeOfLevel[level], className, children, ...rest }: HeadingProps) => {
  const Element = `h${level}` as const
  return (
    <Element className={classNames(styles.heading, styles.size[size], className)} {...rest}>
      {children}
    </Element>
  )
}
