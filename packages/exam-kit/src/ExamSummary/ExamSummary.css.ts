import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

export const heading = style({
  margin: 0,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
})

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0 })

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  fontSize: vars.fontSize.sm,
})

export const term = style({ color: vars.color.inkMuted })

export const value = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
