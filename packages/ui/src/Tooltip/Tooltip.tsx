import type { ReactElement } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css'

/** Milliseconds of rest before a tooltip shows. */
export const tooltipDelay = 700

/** Milliseconds within which the next tooltip shows at once, and after which a left one closes. */
export const tooltipSkipDelay = 300

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words; never something that is said nowhere else. */
  content: string
  /** The one button or link that it explains. */
  children: ReactElement
  /** Where it stands. @default 'top' */
  placement?: AriaTooltipProps['placement']
  /** Keeps it closed, where the words are visible anyway. @default false */
  isDisabled?: boolean
}

/** A few words about a button that only shows a picture. Shown on hover after a while, on keyboard focus at once. */
export const Tooltip = ({ content, children, placement = 'top', isDisabled = false }: TooltipProps) => (
  <TooltipTrigger delay={tooltipDelay} closeDelay={tooltipSkipDelay} isDisabled={isDisabled}>
    {children}
    <AriaTooltip className={tooltip} placement={placement} offset={8}>
      {content}
    </AriaTooltip>
  </TooltipTrigger>
)
