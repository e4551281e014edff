import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

export const timer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.ink,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-nearly-up]': { color: vars.color.warning } },
})

/** On one line, unless it is alone in a row and still too long. */
export const framed = style({
  flexShrink: 0,
  maxInlineSize: '100%',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.full,
  border: `${vars.border.width} solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { '&[data-nearly-up]': { borderColor: vars.color.warning, background: vars.color.warningSoft } },
})

/** Close lines, also of Sinhala and Tamil: three must fit a bar of 64 px. */
export const plain = style({ fontSize: vars.fontSize.sm, lineHeight: 1.25 })

export const words = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[8] })

/** The time is below its name, and the hint below the time, so that the bar stays narrow. */
export const stacked = style({ display: 'inline-flex', flexDirection: 'column', maxInlineSize: '7.5rem' })

export const hint = style({ fontWeight: 400, fontSize: vars.fontSize.sm, color: vars.color.ink })
