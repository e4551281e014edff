import { style } from '@vanilla-extract/css'
import { tabular, vars } from '@naru/ui/theme'

export const facts = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })
export const counts = style({ display: 'grid', gap: vars.space[4] })
export const count = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.fontSize.sm,
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
})
export const value = style([tabular, { fontWeight: vars.fontWeight.medium }])
export const none = style({ color: vars.color.inkMuted })
export const units = style({
  display: 'grid',
  gap: vars.space[4],
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})
export const figures = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

/** Two versions side by side; below each other on phones. */
export const sides = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  selectors: { '&[data-chosen]': { background: vars.color.accentSoft } },
})
export const sideName = style({
  fontSize: vars.fontSize.xs,
  color: vars.color.inkMuted,
  fontWeight: vars.fontWeight.medium,
})
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const oneLine = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const list = style({ paddingInlineStart: vars.space[24], display: 'grid', gap: vars.space[4] })
export const change = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })
export const part = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
})
