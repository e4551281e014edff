import { style } from '@vanilla-extract/css'
import { focusRing, media, vars } from '../theme'

export const slider = style({ display: 'grid', gap: vars.space[4], minInlineSize: 'min(8rem, 100%)' })
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})
export const output = style({ flexShrink: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const track = style([
  focusRing,
  {
    inlineSize: '100%',
    blockSize: vars.space[24],
    borderRadius: vars.radius.full,
    accentColor: vars.color.accent,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
    '@media': { [media.coarse]: { blockSize: vars.target.medium } },
  },
])
