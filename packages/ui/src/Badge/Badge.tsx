import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon'
import { classNames } from '../lib/classNames'
import * as styles from './Badge.css'

export const badgeTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const

export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode
  /** What kind of fact it is; its words say which. @default 'neutral' */
  tone?: BadgeTone
  /** Icon before the text. @default none */
  icon?: IconName | undefined
}

/** A short label for a status or a category. Not interactive. */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps) => (
  <span className={classNames(styles.badge, styles.tone[tone])}>
    {icon && <Icon name={icon} size="small" />}
    {children}
  </span>
)
