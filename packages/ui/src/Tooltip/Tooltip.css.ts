import { style } from '@vanilla-extract/css'
import { layers, vars } from '../theme'

export const tooltip = style({
  position: 'fixed',
  // Of a popover.
  inset: 'auto',
  zIndex: layers.overlay,
  maxInlineSize: '16rem',
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.canvas,
  fontSize: vars.fontSize.sm,
  border: `${vars.border.width} solid transparent`,
})
