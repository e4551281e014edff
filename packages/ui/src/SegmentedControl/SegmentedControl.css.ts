import { style } from '@vanilla-extract/css'
import { touchTarget, focusOutline, media, vars } from '../theme'

/** One row: columns share its width by what their labels need, so that only long labels wrap. Scrolls at worst. */
export const group = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  gap: vars.space[2],
  padding: vars.space[2],
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  border: `${vars.border.width} solid ${vars.color.control}`,
})

export const segment = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minBlockSize: vars.target.small,
    paddingInline: vars.space[12],
    border: `${vars.border.width} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
    overflowWrap: 'normal',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      // Inside the group, which cuts what is outside of it.
      '&[data-focus-visible]': { ...focusOutline, outlineOffset: 0 },
      '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
])
