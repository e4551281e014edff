import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

export const timer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.full,
  border: `${vars.border.width} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const nearlyUp = style({
  borderColor: vars.color.warning,
  background: vars.color.warningSoft,
  color: vars.color.warning,
})

export const hint = style({ fontWeight: 400, fontSize: vars.fontSize.sm })
