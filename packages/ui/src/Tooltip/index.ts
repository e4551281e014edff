export { Tooltip, type TooltipProps } from './Tooltip'
export { tooltipDelay, tooltipSkipDelay } from './useTooltipTiming'
