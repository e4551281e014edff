import { media, smallMuted, tabular, vars } from '@naru/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
})
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
// Beside the last one there would be nothing.
globalStyle(`${columns} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
export const waiting = style({ minBlockSize: '24rem' })
/** Keeps the height of a touch target, without its room below. */
export const last = style({ justifySelf: 'start' })

export const calendar = style([
  tabular,
  {
    inlineSize: '100%',
    maxInlineSize: '24rem',
    tableLayout: 'fixed',
    borderSpacing: vars.space[2],
    textAlign: 'center',
  },
])
export const weekday = style({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
})
/** A disc marks a day of practice, a ring today. */
export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[32],
  maxInlineSize: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: vars.radius.full,
  border: `${vars.border.strong} solid transparent`,
  ...smallMuted,
  selectors: {
    '&[data-practised]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.fontWeight.bold,
    },
    '&[aria-current]': { borderColor: vars.color.ink },
    '&[data-ahead]': { visibility: 'hidden' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-practised]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

export const person = style({
  display: 'flex',
  gap: vars.space[16],
  alignItems: 'start',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
})
export const personText = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[24]}` })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  minInlineSize: 0,
  fontSize: vars.fontSize.sm,
})
export const term = style({ color: vars.color.inkMuted })
export const value = style({ overflowWrap: 'anywhere' })
