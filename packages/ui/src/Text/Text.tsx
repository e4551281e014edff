import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import type { FontSize } from '../theme'
import * as styles from './Text.css'

/** Props of `Text`. */
export interface TextProps {
  children: ReactNode
  /** The element to make. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption' | 'legend' | 'time'
  /** Step of the type scale; by default that of the text around it (1rem in a plain page). */
  size?: FontSize | undefined
  /** Colour by meaning; a tone never says anything that the words do not say. @default 'ink' */
  tone?: keyof typeof styles.tone
  /** Weight of the letters. Default: regular. */
  weight?: keyof typeof styles.weight | undefined
  /** Where the lines begin. Default: start. */
  align?: keyof typeof styles.align | undefined
  /** Figures of one width, for times and marks. @default false */
  tabular?: boolean
  /** Language of the text, when it is not the page's; `ko` also gives Hangul its line height and breaks. */
  lang?: string | undefined
  /** Id of the element. */
  id?: string | undefined
  /** For layout only. */
  className?: string | undefined
}

/** A paragraph or a run of text. */
export const Text = ({
  children,
  as: Element = 'p',
  size,
  tone = 'ink',
  weight,
  align,
  tabular = false,
  className,
  ...rest
}: TextProps) => (
  <Element
    className={classNames(
      styles.text,
      size && styles.size[size],
      styles.tone[tone],
      weight && styles.weight[weight],
      align && styles.align[align],
      tabular && styles.tabular,
      className,
    )}
    {...rest}
  >
    {children}
  </Element>
)
