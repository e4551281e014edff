import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon'
import { Spinner } from '../Spinner'
import { label } from './Button.css'

/** How much a button asks for attention. One `primary` to a view. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const

/** A button's look. */
export type ButtonVariant = (typeof buttonVariants)[number]

/** Heights of 36, 44 and 52 px; never below 44 px under a finger. */
export const buttonSizes = ['small', 'medium', 'large'] as const

/** A button's height. */
export type ButtonSize = (typeof buttonSizes)[number]

/** What buttons and links that look like buttons have in common. */
export interface ButtonAppearance {
  /** The words on it. */
  children: ReactNode
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** @default 'medium' */
  size?: ButtonSize | undefined
  /** As wide as its container. @default false */
  fullWidth?: boolean | undefined
  /** Picture before the words. */
  iconStart?: IconName | undefined
  /** Picture after the words. */
  iconEnd?: IconName | undefined
  /** For layout only. */
  className?: string | undefined
}

/** The inside of a button. */
export const ButtonContent = ({
  children,
  iconStart,
  iconEnd,
  isPending = false,
}: Pick<ButtonAppearance, 'children' | 'iconStart' | 'iconEnd'> & { isPending?: boolean }) => (
  <>
    {isPending ? <Spinner /> : iconStart && <Icon name={iconStart} />}
    <span className={label}>{children}</span>
    {iconEnd && <Icon name={iconEnd} />}
  </>
)
