import { globalStyle, style } from '@vanilla-extract/css'
import { framed, media, vars, wrappingRow } from '@naru/ui/theme'

/** Where a button opens the volume: a phone has keys for it, and its room is for the options. */
const closed = `${media.coarse}, (max-width: 34rem)`

const small = '(max-width: 34rem)'

export const player = style({
  ...wrappingRow,
  columnGap: vars.space[32],
  rowGap: vars.space[8],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  ...framed,
  selectors: {
    '&[data-tone="open"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&[data-tone="failed"]': { borderColor: vars.color.warning, background: vars.color.warningSoft },
  },
  '@media': { [small]: { columnGap: vars.space[4], paddingBlock: vars.space[4], paddingInline: vars.space[12] } },
})

export const main = style({
  display: 'grid',
  flex: '1 1 16rem',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [small]: { flexBasis: 0, gap: vars.space[2] } },
})

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '1.5rem',
  fontSize: vars.fontSize.md,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [small]: { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.heading } },
  selectors: {
    [`${player}[data-tone="open"] &`]: { color: vars.color.accent },
    [`${player}[data-tone="failed"] &`]: { color: vars.color.warning },
  },
})

/** Always rendered: a live region must exist before its content changes. */
export const silent = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const leaving = style({ fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' })

/** Below the state: the progress, or what the countdown means. */
export const second = style({
  minBlockSize: '1.25rem',
  fontSize: vars.fontSize.sm,
  '@media': { [small]: { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.heading } },
})

/** Pips, line and time left, on the line's height. */
export const plays = style({ display: 'flex', alignItems: 'end', gap: vars.space[12] })

/** One pip a play; those that have begun are filled. */
export const pips = style({ display: 'flex', flexShrink: 0, gap: vars.space[4] })

export const pip = style({
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  border: `${vars.border.width} solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  selectors: { '&[data-begun]': { background: vars.color.accent } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-begun]': { background: 'Highlight', forcedColorAdjust: 'none' } } },
  },
})

export const left = style({
  flexShrink: 0,
  lineHeight: 1,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const volume = style({
  display: 'flex',
  flex: '0 1 11rem',
  // The button's icon stands below the state's.
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.inkMuted,
  '@media': {
    [closed]: { flex: '1 0 100%', order: 1, selectors: { '&:not([data-open])': { display: 'none' } } },
  },
})

export const volumeOpener = style({ display: 'none', '@media': { [closed]: { display: 'inline-flex' } } })

/** Quiet beside the clip, which matters. */
globalStyle(`${volume} input`, { accentColor: vars.color.inkMuted })

// Shrinks for large text on small screens.
globalStyle(`${volume} > div`, { flex: 1, minInlineSize: 0, maxInlineSize: '14rem' })
