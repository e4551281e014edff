import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } },
})
export const profile = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[24], alignItems: 'start' })
export const facts = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0, flex: '1 1 12rem' })
export const term = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })
export const value = style({ margin: 0, overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium })
export const ready = style({ background: vars.color.accentSoft })
export const cards = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const weakest = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const weak = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
export const count = style({ whiteSpace: 'nowrap', color: vars.color.inkMuted })
