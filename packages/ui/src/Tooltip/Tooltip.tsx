import { cloneElement, type ReactElement } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css'
import { tooltipDelay, tooltipSkipDelay, useTooltipTiming } from './useTooltipTiming'

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words; never something that is said nowhere else. */
  content: string
  /** The one button or link that it explains. */
  children: ReactElement<Pick<ButtonProps, 'onHoverStart' | 'onHoverEnd'>>
  /** Where it stands. @default 'top' */
  placement?: AriaTooltipProps['placement']
  /** Keeps it closed, where the words are visible anyway. @default false */
  isDisabled?: boolean
}

/** A few words about a button that only shows a picture. Shown on hover after a while, on keyboard focus at once. */
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
