import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useEffect, useId, useLayoutEffect, useRef, type Ref } from 'react'
import { classNames } from '../lib/classNames'
import { button } from './Button.css'
import { ButtonContent, type ButtonAppearance } from './appearance'

/** Props of `Button`: those of react-aria's Button, and its appearance. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonAppearance {
  ref?: Ref<HTMLButtonElement>
}

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
  useRemoveAnnouncement(buttonId)
  useRestoreFocus(buttonId, rest.type === 'submit' && rest.isDisabled === true)
  return (
    <AriaButton id={buttonId} className={classNames(button({ variant, size, fullWidth }), className)} {...rest}>
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={rest.isPending === true}>
        {children}
      </ButtonContent>
    </AriaButton>
  )
}

/**
 * Restores the focus of a submit button that was disabled while its form was sent: browsers blur a button that becomes disabled. Does nothing
 * when the focus has moved elsewhere in the meantime.
 */
function useRestoreFocus(buttonId: string, isDisabledSubmit: boolean) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const button = document.getElementById(buttonId)
    const trackFocus = ({ type }: FocusEvent) => {
      const isBlurByDisabling = type === 'blur' && button instanceof HTMLButtonElement && button.disabled
      if (!isBlurByDisabling) hadFocus.current = type === 'focus'
    }
    button?.addEventListener('focus', trackFocus)
    button?.addEventListener('blur', trackFocus)
    return () => {
      button?.removeEventListener('focus', trackFocus)
      button?.removeEventListener('blur', trackFocus)
    }
  }, [buttonId])
  useEffect(() => {
    const button = document.getElementById(buttonId)
    // After the blur, the active element is the enclosing dialog or the body.
    if (isDisabledSubmit || !hadFocus.current || document.activeElement?.contains(button) !== true) return
    button?.focus({ preventScroll: true })
  }, [buttonId, isDisabledSubmit])
}

/** Milliseconds by which React Aria delays its first announcement. */
const firstAnnouncementDelayMs = 100

/**
 * Removes React Aria's announcement of a pending button when the button unmounts: the announcement's node refers to the button by
 * `aria-labelledby` for seven seconds, and would refer to a missing element.
 */
function useRemoveAnnouncement(buttonId: string) {
  useEffect(() => {
    const remove = () => {
      const selector = `[data-live-announcer] [aria-labelledby~="${CSS.escape(buttonId)}"]`
      for (const node of document.querySelectorAll(selector)) node.remove()
    }
    return () => {
      remove()
      const announcer = document.querySelector('[data-live-announcer]')
      if (announcer === null) return
      // The first announcement may be written after the unmount.
      const observer = new MutationObserver(remove)
      observer.observe(announcer, { childList: true, subtree: true })
      setTimeout(() => observer.disconnect(), 2 * firstAnnouncementDelayMs)
    }
  }, [buttonId])
}
