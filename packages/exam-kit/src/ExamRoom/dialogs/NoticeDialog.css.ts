import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

export const message = style({
  display: 'block',
  marginBlockStart: vars.space[12],
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.text,
})

export const original = style({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.text })
