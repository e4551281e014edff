import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

export const preview = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })

/** Holds the frame, which is as wide as the chosen screen and scaled to the room that there is. */
export const stage = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
})
export const frame = style({ display: 'block', border: 0, transformOrigin: 'center', background: vars.color.canvas })
export const body = style({ padding: vars.space[16] })
