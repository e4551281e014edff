import { style } from '@vanilla-extract/css'
import { media, vars } from '@naru/ui/theme'

export const card = style({
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
})

export const head = style({
  margin: 0,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: vars.space[16],
  // As wide as their values, which wrap only if they are longer than a row.
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[32] } },
})

export const wide = style({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } })

export const term = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const value = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
