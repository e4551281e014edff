import { style } from '@vanilla-extract/css'
import { focusRing, forcedFill, media, smallMuted, touchTarget, vars } from '@naru/ui/theme'

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: vars.space[2],
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  border: `${vars.border.width} solid ${vars.color.control}`,
  background: vars.color.sunken,
})

export const choice = style([
  focusRing,
  touchTarget,
  {
    flex: '1 1 auto',
    minBlockSize: vars.target.small,
    minInlineSize: '2.5rem',
    paddingInline: vars.space[4],
    border: `${vars.border.width} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    font: 'inherit',
    ...smallMuted,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: vars.color.accent, color: vars.color.onAccent },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { color: vars.color.ink } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': forcedFill,
        },
      },
    },
  },
])
