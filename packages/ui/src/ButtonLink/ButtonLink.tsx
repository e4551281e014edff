import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../lib/classNames'
import { button } from '../Button/Button.css'
import { ButtonContent, type ButtonAppearance } from '../Button/appearance'

/** Props of `ButtonLink`: those of react-aria's Link, and a button's look. */
export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>, ButtonAppearance {}

/** A link that looks like a button: for the one way on from here. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <AriaLink className={classNames(button({ variant, size, fullWidth }), className)} {...rest}>
    <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  </AriaLink>
)
