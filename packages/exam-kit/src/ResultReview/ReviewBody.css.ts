import { style } from '@vanilla-extract/css'
import { media, vars } from '@naru/ui/theme'

export const body = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.print]: { gap: vars.space[8] } },
})

export const picture = style({
  maxInlineSize: '24rem',
  '@media': { [media.print]: { maxInlineSize: '6cm' } },
})

export const groupTitle = style({
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
})
