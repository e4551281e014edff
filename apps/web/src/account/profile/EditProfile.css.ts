import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[24] })
export const photo = style({
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: '6rem',
  borderRadius: vars.radius.full,
  objectFit: 'cover',
  border: `${vars.border.width} solid ${vars.color.accent}`,
})
export const choice = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const facts = style({ display: 'grid', gap: vars.space[4] })
export const term = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium })
export const value = style({ overflowWrap: 'anywhere' })
