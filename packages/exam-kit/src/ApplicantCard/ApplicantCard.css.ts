import { style } from '@vanilla-extract/css'
import { framed, vars } from '@naru/ui/theme'

export const card = style({
  overflow: 'hidden',
  ...framed,
})

export const head = style({
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  fontSize: vars.fontSize.sm,
})

export const pair = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8], minInlineSize: 0 })

export const term = style({ color: vars.color.inkMuted })

export const value = style({
  minInlineSize: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
