import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const fact = style({ display: 'flex', alignItems: 'start', gap: vars.space[12] })
export const picture = style({ flex: 'none', fontSize: vars.fontSize.xl, color: vars.color.accent, lineHeight: 1 })
/** The whole card is the link. */
export const cover = style({
  '::before': { content: '""', position: 'absolute', inset: 0 },
})
