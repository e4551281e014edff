import { useEffect, useId, useRef, type FocusEvent } from 'react'
import { classNames } from '../lib/classNames'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css'
import { BaseButton, type BaseButtonProps } from './BaseButton'
import * as css from './Button.css'
import { ButtonContent, type ButtonAppearance } from './appearance'

export interface ButtonProps extends Omit<BaseButtonProps, keyof ButtonAppearance>, ButtonAppearance {}

/** Performs an action. For navigation, use `Link` or `ButtonLink`. */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
  iconStart,
  iconEnd,
  className,
  children,
  id,
  ...rest
}: ButtonProps) => {
  const ownId = useId()
  const buttonId = id ?? ownId
  return (
    <>
      <BaseButton
        id={buttonId}
        className={classNames(
          css.button,
          css.variants[variant],
          css.sizes[size],
          fullWidth && css.fullWidth,
          className,
        )}
        {...rest}
        {...useRestoreFocus(rest)}
      >
        <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={rest.isPending === true}>
          {children}
        </ButtonContent>
      </BaseButton>
      {rest.isPending !== undefined && (
        // Beside the button, whose content is not announced; inside of a dialog, as what is outside is not either.
        <span aria-live="polite" className={visuallyHidden}>
          {rest.isPending && <span role="img" aria-labelledby={buttonId} />}
        </span>
      )}
    </>
  )
}

/**
 * Restores the focus of a submit button that was disabled while its form was sent: browsers blur a button that becomes disabled. Does nothing
 * when the focus has moved elsewhere in the meantime.
 */
function useRestoreFocus({ type, isDisabled = false, onFocus, onBlur }: BaseButtonProps) {
  const focused = useRef<HTMLButtonElement>(null)
  const isDisabledSubmit = type === 'submit' && isDisabled
  useEffect(() => {
    const button = focused.current
    // After the blur, the active element is the enclosing dialog or the body.
    if (isDisabledSubmit || button === null || document.activeElement?.contains(button) !== true) return
    button.focus({ preventScroll: true })
  }, [isDisabledSubmit])
  return {
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      focused.current = event.currentTarget
      onFocus?.(event)
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      if (!event.currentTarget.disabled) focused.current = null
      onBlur?.(event)
    },
  }
}
