import { focusRing, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Thumbnail or player, of the same size. */
export const frame = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: 0,
  padding: 0,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const thumbnail = style([frame, focusRing, { cursor: 'pointer' }])
export const play = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[64],
  blockSize: vars.space[64],
  fontSize: vars.fontSize.xxl,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
})
export const player = style({ inlineSize: '100%', blockSize: '100%', border: 0 })
