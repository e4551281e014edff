import { style } from '@vanilla-extract/css'
import { focusRing, media, vars } from '../theme'

export const checkbox = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  cursor: 'pointer',
  position: 'relative',
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { minBlockSize: vars.target.medium, alignItems: 'center' } },
})

export const box = style([
  focusRing,
  {
    flexShrink: 0,
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    accentColor: vars.color.accent,
    cursor: 'inherit',
    selectors: {
      '&[aria-invalid]:not(:focus-visible)': { outline: `${vars.border.strong} solid ${vars.color.danger}` },
    },
  },
])
