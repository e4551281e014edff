import { style } from '@vanilla-extract/css'
import { fillParent, focusOutline, forcedFill, media, onHover, smallMuted, touchTarget, vars } from '../theme'

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

/** Covers its segment, so that a screen reader that follows the finger finds it there. */
export const input = style({
  ...fillParent,
  appearance: 'none',
  outline: 'none',
  cursor: 'inherit',
})

export const segment = style([
  touchTarget,
  onHover({ color: vars.color.ink }, '&:hover:not(:has(:checked))'),
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
    ...smallMuted,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
    overflowWrap: 'normal',
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      // Inside the group, which cuts what is outside of it.
      '&:has(:focus-visible)': { ...focusOutline, outlineOffset: 0 },
      '&:has(:checked)': { background: vars.color.accent, color: vars.color.onAccent },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': forcedFill },
      },
    },
  },
])
