import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useEffect, useId, type Ref } from 'react'
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
  id,
  ...rest
}: ButtonProps) => {
  const ownId = useId()
  const buttonId = id ?? ownId
  useUnsay(buttonId)
  return (
    <AriaButton id={buttonId} className={classNames(button({ variant, size, fullWidth }), className)} {...rest}>
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={rest.isPending === true}>
        {children}
      </ButtonContent>
    </AriaButton>
  )
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
