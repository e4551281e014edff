import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type RefObject } from 'react'
import { classNames } from '../lib/classNames'
import { BaseButton, type BaseButtonProps } from './BaseButton'
import { button } from './Button.css'
import { ButtonContent, type ButtonAppearance } from './appearance'

/** Props of `Button`: those of a native button, and its appearance. */
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
  ref,
  ...rest
}: ButtonProps) => {
  const element = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => element.current as HTMLButtonElement, [])
  useRestoreFocus(element, rest.type === 'submit' && rest.isDisabled === true)
  return (
    <BaseButton ref={element} className={classNames(button({ variant, size, fullWidth }), className)} {...rest}>
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={rest.isPending === true}>
        {children}
      </ButtonContent>
    </BaseButton>
  )
}

/**
 * Restores the focus of a submit button that was disabled while its form was sent: browsers blur a button that becomes disabled. Does nothing
 * when the focus has moved elsewhere in the meantime.
 */
function useRestoreFocus(element: RefObject<HTMLButtonElement | null>, isDisabledSubmit: boolean) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const button = element.current
    const trackFocus = ({ type }: FocusEvent) => {
      const isBlurByDisabling = type === 'blur' && button?.disabled === true
      if (!isBlurByDisabling) hadFocus.current = type === 'focus'
    }
    button?.addEventListener('focus', trackFocus)
    button?.addEventListener('blur', trackFocus)
    return () => {
      button?.removeEventListener('focus', trackFocus)
      button?.removeEventListener('blur', trackFocus)
    }
  }, [element])
  useEffect(() => {
    const button = element.current
    // After the blur, the active element is the enclosing dialog or the body.
    if (isDisabledSubmit || !hadFocus.current || document.activeElement?.contains(button) !== true) return
    button?.focus({ preventScroll: true })
  }, [element, isDisabledSubmit])
}
