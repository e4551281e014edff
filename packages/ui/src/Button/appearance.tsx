import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon'
import { Spinner } from '../Spinner/Spinner'
import { label } from './Button.css'

/** Emphasis of a button. Use one `primary` per view. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const

export type ButtonVariant = (typeof buttonVariants)[number]

/** Heights of 36, 44 and 52 px; at least 44 px on touch screens. */
export const buttonSizes = ['small', 'medium', 'large'] as const

export type ButtonSize = (typeof buttonSizes)[number]

/** The props that `Button` and `ButtonLink` share. */
export interface ButtonAppearance {
  children: ReactNode
  /** Emphasis; one `primary` in a view. @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** Its height. @default 'medium' */
  size?: ButtonSize | undefined
  /** Fills the width of the container. @default false */
  fullWidth?: boolean | undefined
  /** Icon before the label. */
  iconStart?: IconName | undefined
  /** Icon after the label. */
  iconEnd?: IconName | undefined
  /** For layout only. */
  className?: string | undefined
}

/** Label and icons of a button. */
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
