import { style } from '@vanilla-extract/css'
import { oneColumn, vars } from '../theme'

export const empty = style({
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[32],
  textAlign: 'center',
})
export const text = style({
  ...oneColumn,
  gap: vars.space[4],
  justifyItems: 'center',
  maxInlineSize: '32rem',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const title = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
})
export const body = style({ color: vars.color.inkMuted })
