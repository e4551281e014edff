import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme'

export const inline = style({ display: 'flex', minInlineSize: 0 })
export const gap = styleVariants(vars.space, (space) => ({ gap: space }))
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
export const wrapping = style({ flexWrap: 'wrap' })
