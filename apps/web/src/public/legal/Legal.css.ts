import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** What an operator has yet to fill in. */
export const placeholder = style({
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontWeight: vars.fontWeight.medium,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
})
export const points = style({ display: 'grid', gap: vars.space[8], paddingInlineStart: vars.space[24] })
