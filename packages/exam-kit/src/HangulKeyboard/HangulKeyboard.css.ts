import { style } from '@vanilla-extract/css'
import { focusRing, forcedFill, media, vars } from '@naru/ui/theme'

/** One hand below the other on a phone, side by side where both fit. */
export const keyboard = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  maxInlineSize: '40rem',
})

export const hand = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space[4] })

export const key = style([
  focusRing,
  {
    // With large text five keys are narrower than five targets, and must not overlap.
    minInlineSize: `min(${vars.target.medium}, 100%)`,
    minBlockSize: vars.target.medium,
    padding: 0,
    border: `${vars.border.width} solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    font: 'inherit',
    fontSize: vars.fontSize.lg,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&[aria-pressed="true"]': { background: vars.color.accent, color: vars.color.onAccent },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': forcedFill,
        },
      },
    },
  },
])

export const wide = style([key, { gridColumn: 'span 2' }])

/** The name of a key without a letter. */
export const word = style({ fontSize: vars.fontSize.sm })
