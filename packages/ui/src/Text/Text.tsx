import { classNames } from '../lib/classNames'
import type { LayoutProps } from '../lib/LayoutProps'
import type { FontSize } from '../theme'
import * as styles from './Text.css'

export interface TextProps extends Pick<LayoutProps, 'children' | 'id' | 'className'> {
  /** HTML element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption' | 'legend' | 'time'
  /** Step of the type scale. @default inherited (1rem on a plain page) */
  size?: FontSize | undefined
  /** Semantic colour; the text must state the meaning too. @default 'ink' */
  tone?: keyof typeof styles.tone
  /** Font weight. @default 'regular' */
  weight?: keyof typeof styles.weight | undefined
  /** Text alignment. @default 'start' */
  align?: keyof typeof styles.align | undefined
  /** Uses tabular figures, for times and marks. @default false */
  tabular?: boolean
  /** Language of the text, when it is not the page's; `ko` also sets the line height and breaks of Hangul. */
  lang?: string | undefined
  /** `auto` lets the text decide its direction. @default the page's */
  dir?: 'auto' | undefined
}

/** A paragraph or inline text. */
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
