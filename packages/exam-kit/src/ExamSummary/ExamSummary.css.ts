import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

export const heading = style({
  fontSize: vars.fontSize.sm,
  lineHeight: 1.3,
  fontWeight: 600,
})

/** In a row, so that the summary stays visible below a long navigator; no column is narrower than its longest word. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
})

export const row = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  flex: '1 1 4.5rem',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
})

export const term = style({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.3,
})

export const value = style({
  fontSize: vars.fontSize.md,
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
