import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[16],
  margin: 0,
})
export const term = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })
export const value = style({ margin: 0, overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium })
