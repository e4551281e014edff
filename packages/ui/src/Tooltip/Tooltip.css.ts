import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

export const tooltip = style({
  maxInlineSize: '16rem',
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.canvas,
  fontSize: vars.fontSize.sm,
  border: `${vars.border.width} solid transparent`,
})
