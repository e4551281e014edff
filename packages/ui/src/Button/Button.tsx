import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useEffect, useId, useLayoutEffect, useRef, type Ref } from 'react'
import { classNames } from '../lib/classNames'
import { button } from './Button.css'
import { ButtonContent, type ButtonAppearance } from './appearance'

/** Props of `Button`: those of react-aria's Button, and a look. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonAppearance {
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
  id,
  ...rest
}: ButtonProps) => {
  const ownId = useId()
  const buttonId = id ?? ownId
  useUnsay(buttonId)
  useFocusBack(buttonId, rest.type === 'submit' && rest.isDisabled === true)
  return (
    <AriaButton id={buttonId} className={classNames(button({ variant, size, fullWidth }), className)} {...rest}>
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={rest.isPending === true}>
        {children}
      </ButtonContent>
    </AriaButton>
  )
}

/**
 * A browser takes the focus from a button that becomes disabled. A button that sends a form and is disabled while it is on its way gets it back,
 * unless the focus has gone elsewhere meanwhile.
 */
function useFocusBack(buttonId: string, isWaiting: boolean) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const button = document.getElementById(buttonId)
    const hear = ({ type }: FocusEvent) => {
      const isTakenAway = type === 'blur' && button instanceof HTMLButtonElement && button.disabled
      if (!isTakenAway) hadFocus.current = type === 'focus'
    }
    button?.addEventListener('focus', hear)
    button?.addEventListener('blur', hear)
    return () => {
      button?.removeEventListener('focus', hear)
      button?.removeEventListener('blur', hear)
    }
  }, [buttonId])
  useEffect(() => {
    const button = document.getElementById(buttonId)
    // In a dialog it falls back to the dialog, elsewhere to the page.
    if (isWaiting || !hadFocus.current || document.activeElement?.contains(button) !== true) return
    button?.focus({ preventScroll: true })
  }, [buttonId, isWaiting])
}

/** Milliseconds until React Aria's very first announcement is written. */
const firstAnnouncement = 100

/**
 * React Aria announces that a focused button became pending by a node that is labelled by the button and stays for seven seconds. When the button
 * goes away before, that node would point at nothing, so it goes with it.
 */
function useUnsay(buttonId: string) {
  useEffect(() => {
    const unsay = () => {
      const said = `[data-live-announcer] [aria-labelledby~="${CSS.escape(buttonId)}"]`
      for (const node of document.querySelectorAll(said)) node.remove()
    }
    return () => {
      unsay()
      // Only after a first announcement that may still be on its way.
      if (document.querySelector('[data-live-announcer]') !== null) setTimeout(unsay, 2 * firstAnnouncement)
    }
  }, [buttonId])
}
