import { classNames } from '../lib/classNames'
import * as styles from './Icon.css'
import { iconPaths, pointingIcons, type IconName } from './paths'

/** Props of `Icon`. */
export interface IconProps {
  /** Which picture. */
  name: IconName
  /** What it says when it stands alone. Without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined
  /** In relation to the text around it. @default 'medium' */
  size?: keyof typeof styles.size
  /** Fills the outline, for stars and medals that count. @default false */
  filled?: boolean
  /** For layout and colour only. */
  className?: string | undefined
}

/** One picture of Naru's own small set, in the colour of the text around it. */
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
