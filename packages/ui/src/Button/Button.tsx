import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { Ref } from 'react'
import { classNames } from '../lib/classNames'
import { button } from './Button.css'
import { ButtonContent, type ButtonLook } from './look'

/** Props of `Button`: those of react-aria's Button, and a look. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonLook {
  ref?: Ref<HTMLButtonElement>
}

/** Does something here and now. To go somewhere else, use `Link` or `ButtonLink`. */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <AriaButton className={classNames(button({ variant, size, fullWidth }), className)} {...rest}>
    <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={rest.isPending === true}>
      {children}
    </ButtonContent>
  </AriaButton>
)
