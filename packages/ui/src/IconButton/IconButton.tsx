import { Icon, type IconName } from '../Icon'
import { classNames } from '../lib/classNames'
import { BaseButton, type BaseButtonProps } from '../Button/BaseButton'
import * as css from '../Button/Button.css'
import type { ButtonSize, ButtonVariant } from '../Button/appearance'

export interface IconButtonProps extends Omit<BaseButtonProps, 'children' | 'className' | 'aria-label'> {
  /** Accessible name. */
  label: string
  /** Which icon. */
  icon: IconName
  /** Emphasis. @default 'quiet' */
  variant?: ButtonVariant | undefined
  /** Its height, which is its width. @default 'medium' */
  size?: ButtonSize | undefined
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
  <BaseButton
    aria-label={label}
    className={classNames(
      css.button,
      css.variants[variant],
      css.sizes[size],
      css.square,
      variant === 'quiet' && css.quietSquare,
      className,
    )}
    {...rest}
  >
    <Icon name={icon} />
  </BaseButton>
)
