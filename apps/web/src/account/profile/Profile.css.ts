import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] })
export const words = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0, flex: '1 1 12rem' })
export const name = style({ overflowWrap: 'anywhere', fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.medium })
export const way = style({ display: 'flex', alignItems: 'start', gap: vars.space[16] })
export const picture = style({ flex: 'none', fontSize: vars.fontSize.xl, color: vars.color.accent, lineHeight: 1 })
/** The whole card is the link. */
export const cover = style({
  fontSize: vars.fontSize.lg,
  '::before': { content: '""', position: 'absolute', inset: 0 },
})
