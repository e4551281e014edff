import { Icon } from '../Icon'
import { classNames } from '../lib/classNames'
import * as styles from './Avatar.css'

/** Props of `Avatar`. */
export interface AvatarProps {
  /** The person's name; its first letter is shown, 'U' when there is none. */
  name?: string | undefined
  /** @default 'medium' */
  size?: keyof typeof styles.size
  /** Shows a neutral figure instead of a letter. @default false */
  generic?: boolean
}

/** The letter that an avatar shows. */
export const initialOf = (name: string | undefined): string => {
  // By grapheme: a Sinhala or Tamil letter may be several code points.
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment((name ?? '').trim())
  return first?.segment.toLocaleUpperCase() ?? 'U'
}

/** A round sign for a person. Decoration: the name stands beside it or on its button. */
export const Avatar = ({ name, size = 'medium', generic = false }: AvatarProps) => (
  <span aria-hidden="true" className={classNames(styles.avatar, styles.size[size])}>
    {generic ? <Icon name="user" /> : initialOf(name)}
  </span>
)
