import { classNames } from '../lib/classNames'
import * as styles from './Icon.css'
import { iconPaths, pointingIcons, type IconName } from './paths'

export interface IconProps {
  /** Which icon. */
  name: IconName
  /** Accessible name. Without it the icon is hidden from screen readers. */
  label?: string | undefined
  /** Size relative to the surrounding text. @default 'medium' */
  size?: keyof typeof styles.size
  /** Fills the outline, such as that of a star. @default false */
  filled?: boolean
  /** For layout and colour only. */
  className?: string | undefined
}

/** An icon in the current text colour. */
export const Icon = ({ name, label, size = 'medium', filled = false, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    focusable="false"
    className={classNames(
      styles.icon,
      styles.size[size],
      filled && styles.filled,
      pointingIcons.has(name) && styles.pointing,
      className,
    )}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={iconPaths[name]} />
  </svg>
)
