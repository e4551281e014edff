import { spreadRow, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Cards of a row have the same height, with their buttons aligned. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], blockSize: '100%' })
/** A line inside the border, which follows its corners; the badge says it too. */
export const recommended = style({
  borderColor: vars.color.accent,
  boxShadow: `inset 0 ${vars.space[4]} ${vars.color.accent}`,
})
export const head = style({
  ...spreadRow,
  gap: vars.space[8],
})
export const price = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: vars.fontSize.h3,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
})
export const facts = style({ display: 'grid', gap: vars.space[4], fontWeight: vars.fontWeight.medium })
export const term = style({ color: vars.color.inkMuted, fontWeight: vars.fontWeight.regular })
export const topics = style({ display: 'grid', gap: vars.space[4], paddingInlineStart: vars.space[24] })
/** Fills the space above the button. */
export const foot = style({ marginBlockStart: 'auto' })
