import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../lib/classNames'
import { button } from '../Button/Button.css'
import { ButtonContent, type ButtonAppearance } from '../Button/appearance'

/** Props of `ButtonLink`: those of react-aria's Link, and a button's appearance. */
export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>, ButtonAppearance {}

/** A link with the appearance of a button. */
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
