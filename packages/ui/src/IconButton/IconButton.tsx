import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { Ref } from 'react'
import { Icon, type IconName } from '../Icon'
import { classNames } from '../lib/classNames'
import { button } from '../Button/Button.css'
import type { ButtonSize, ButtonVariant } from '../Button/appearance'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Accessible name. */
  label: string
  /** Which icon. */
  icon: IconName
  /** @default 'quiet' */
  variant?: ButtonVariant | undefined
  /** @default 'medium' */
  size?: ButtonSize | undefined
  ref?: Ref<HTMLButtonElement>
  /** For layout only. */
  className?: string | undefined
}

/** A square button with an icon and no visible text. Only for widely known icons. */
export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) => (
  <AriaButton aria-label={label} className={classNames(button({ variant, size, square: true }), className)} {...rest}>
    <Icon name={icon} />
  </AriaButton>
)
