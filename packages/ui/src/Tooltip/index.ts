export { Tooltip, tooltipDelay, tooltipSkipDelay, type TooltipProps } from './Tooltip'
