import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Whole in view on a phone, with the buttons below it. */
export const card = style({
  inlineSize: 'min(100%, 18rem)',
  blockSize: 'auto',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  border: `${vars.border.width} solid ${vars.color.line}`,
})
