import { Icon } from '../Icon'
import { classNames } from '../lib/classNames'
import * as styles from './Avatar.css'

export interface AvatarProps {
  /** The person's name. Shows its first letter, or 'U' without a name. */
  name?: string | undefined
  /** Its diameter. @default 'medium' */
  size?: keyof typeof styles.size
  /** Shows a generic user icon instead of a letter. @default false */
  generic?: boolean
}

/** Zero-width joiner. */
const joiner = '\u200d'

/** @returns the first letter of a name in upper case, or 'U' without a name */
export const initialOf = (name: string | undefined): string => {
  // Segments by grapheme: a Sinhala or Tamil letter may consist of several code points.
  let first = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment((name ?? '').trim())) {
    first += segment
    // Older browsers end a segment at the joiner inside a Sinhala conjunct.
    if (!first.endsWith(joiner)) break
  }
  return first === '' ? 'U' : first.toLocaleUpperCase()
}

/** A circle with the first letter of a name. Hidden from screen readers: show the name beside it or label its button. */
export const Avatar = ({ name, size = 'medium', generic = false }: AvatarProps) => (
  <span aria-hidden="true" className={classNames(styles.avatar, styles.size[size])}>
    {generic ? <Icon name="user" /> : initialOf(name)}
  </span>
)
