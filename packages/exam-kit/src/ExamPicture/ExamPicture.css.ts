import { style } from '@vanilla-extract/css'
import { smallMuted, vars } from '@naru/ui/theme'

/** White in every theme, because exam pictures are drawn for print. */
export const picture = style({
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: 'white',
})

export const missing = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[8],
  background: vars.color.sunken,
  ...smallMuted,
  textAlign: 'center',
})
