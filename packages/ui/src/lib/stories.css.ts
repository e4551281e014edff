import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[16],
})
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  padding: vars.space[24],
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
export const name = style({ fontSize: vars.fontSize.xs, color: vars.color.inkMuted })
export const narrow = style({ inlineSize: '20rem', maxInlineSize: '100%' })
export const brandBoat = style({ inlineSize: '1.75rem', color: vars.color.accent })
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space[12],
})
export const swatch = style({
  blockSize: '3.5rem',
  borderRadius: vars.radius.control,
  border: `${vars.border.width} solid ${vars.color.control}`,
})
export const measure = style({
  blockSize: vars.space[16],
  background: vars.color.accent,
  borderRadius: vars.radius.control,
})
export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  fontSize: vars.fontSize.sm,
})
