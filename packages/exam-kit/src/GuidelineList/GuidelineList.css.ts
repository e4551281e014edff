import { style } from '@vanilla-extract/css'
import { framed, vars } from '@naru/ui/theme'

export const box = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })

export const list = style({ display: 'grid', gap: vars.space[12] })

export const item = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  ...framed,
})

export const title = style({
  color: vars.color.accent,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
})

export const bullets = style({
  display: 'grid',
  gap: vars.space[4],
  paddingInlineStart: vars.space[24],
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
})

export const bullet = style({ '::marker': { color: vars.color.accent } })

export const none = style({ color: vars.color.inkMuted })
