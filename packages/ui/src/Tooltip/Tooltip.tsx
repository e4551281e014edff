import { cloneElement, type ReactElement } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css'
import { tooltipDelay, tooltipSkipDelay, useTooltipTiming } from './useTooltipTiming'

export interface TooltipProps {
  /** A few words that repeat available information. */
  content: string
  /** The button or link that the tooltip describes. */
  children: ReactElement<Pick<ButtonProps, 'onHoverStart' | 'onHoverEnd'>>
  /** Position relative to the trigger. @default 'top' */
  placement?: AriaTooltipProps['placement']
  /** Never opens, for triggers with a visible label. @default false */
  isDisabled?: boolean
}

/** Describes an icon-only button. Opens after a delay on hover, immediately on keyboard focus. */
export const Tooltip = ({ content, children, placement = 'top', isDisabled = false }: TooltipProps) => {
  const { isOpen, onOpenChange, onHoverStart, onHoverEnd } = useTooltipTiming()
  return (
    <TooltipTrigger
      delay={tooltipDelay}
      closeDelay={tooltipSkipDelay}
      isDisabled={isDisabled}
      isOpen={isOpen && !isDisabled}
      onOpenChange={onOpenChange}
    >
      {cloneElement(children, { onHoverStart, onHoverEnd })}
      <AriaTooltip className={tooltip} placement={placement} offset={8}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
