import { style } from '@vanilla-extract/css'
import { media, vars } from '@naru/ui/theme'

export const plot = style({
  position: 'relative',
  display: 'block',
  marginBlockStart: vars.space[8],
  minInlineSize: '8rem',
  maxInlineSize: '24rem',
  blockSize: vars.space[16],
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  border: `${vars.border.width} solid ${vars.color.line}`,
})

export const mean = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '50%',
  borderInlineStart: `${vars.border.width} solid ${vars.color.control}`,
})

export const band = style({
  position: 'absolute',
  insetBlock: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  opacity: 0.35,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText', opacity: 1 } },
})

export const point = style({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  marginInlineStart: `calc(${vars.space[8]} / -2)`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
