import { cloneElement, useId, useLayoutEffect, useRef, type HTMLAttributes, type ReactElement } from 'react'
import { tooltip } from './Tooltip.css'
import { useTooltipTiming } from './useTooltipTiming'

export interface TooltipProps {
  /** A few words that repeat available information. */
  content: string
  /** The button or link that the tooltip describes. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
  /** Position relative to the trigger. @default 'top' */
  placement?: 'top' | 'end'
  /** Never opens, for triggers with a visible label. @default false */
  isDisabled?: boolean
}

/** Describes an icon-only button. Opens after a delay on hover, immediately on keyboard focus. */
export const Tooltip = ({ content, children, placement = 'top', isDisabled = false }: TooltipProps) => {
  const id = useId()
  const { trigger, hover, focus } = useTooltipTiming()
  if (isDisabled) return children
  const isOpen = trigger !== null
  return (
    <>
      {cloneElement(children, { ...hover, ...focus, ...(isOpen && { 'aria-describedby': id }) })}
      {isOpen && <Open id={id} trigger={trigger} placement={placement} content={content} {...hover} />}
    </>
  )
}

interface OpenProps extends HTMLAttributes<HTMLElement> {
  content: string
  placement: 'top' | 'end'
  trigger: HTMLElement
}

/** Pixels between trigger and tooltip, and between tooltip and the edge of the screen. */
const gap = 8

const Open = ({ content, placement, trigger, ...rest }: OpenProps) => {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const tip = ref.current
    if (tip === null) return
    // Above all else, where the browser can.
    tip.showPopover?.()
    const at = trigger.getBoundingClientRect()
    const { width, height } = tip.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const isRightToLeft = getComputedStyle(trigger).direction === 'rtl'
    const [x, y] =
      placement === 'top'
        ? [at.left + (at.width - width) / 2, at.top - height - gap]
        : [isRightToLeft ? at.left - width - gap : at.right + gap, at.top + (at.height - height) / 2]
    tip.style.left = `${Math.max(gap, Math.min(x, clientWidth - width - gap))}px`
    tip.style.top = `${Math.max(gap, Math.min(y, clientHeight - height - gap))}px`
  }, [trigger, placement])
  return (
    <span {...rest} ref={ref} role="tooltip" popover="manual" className={tooltip}>
      {content}
    </span>
  )
}
