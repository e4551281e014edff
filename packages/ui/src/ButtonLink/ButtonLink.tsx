import { classNames } from '../lib/classNames'
import * as css from '../Button/Button.css'
import { ButtonContent, type ButtonAppearance } from '../Button/appearance'
import { Anchor, type AnchorProps } from '../Link/links'

export interface ButtonLinkProps extends Omit<AnchorProps, keyof ButtonAppearance>, ButtonAppearance {}

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
  <Anchor
    className={classNames(css.button, css.variants[variant], css.sizes[size], fullWidth && css.fullWidth, className)}
    {...rest}
  >
    <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  </Anchor>
)
