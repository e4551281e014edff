import { style } from '@vanilla-extract/css'
import { framed, oneColumn, spreadRow, vars } from '../theme'

export const frame = style({
  minInlineSize: 0,
  ...framed,
  overflowWrap: 'anywhere',
})
export const head = style({
  ...spreadRow,
  gap: vars.space[12],
  // Has the same height with and without actions, so that the rows do not move.
  minBlockSize: `calc(${vars.target.medium} + ${vars.space[24]})`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], minInlineSize: 0 })
export const item = style({
  ...oneColumn,
  gap: vars.space[4],
  padding: vars.space[16],
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
})
export const selected = style({ background: vars.color.accentSoft })
export const title = style({ fontWeight: vars.fontWeight.medium })
/** Aligned with the label of the checkbox, not with its box. */
export const details = style({ paddingInlineStart: `calc(1.375rem + ${vars.space[8]})` })
