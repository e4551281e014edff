import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

/** Below this width the volume has a row of its own, above the state. */
export const stacked = '(max-width: 34rem)'

/** What is above the state then: edge, padding and volume. */
export const volumeRow = `calc(${vars.border.width} + ${vars.space[12]} + 2.75rem)`

export const player = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[32],
  rowGap: vars.space[8],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: {
    '&[data-tone="open"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&[data-tone="failed"]': { borderColor: vars.color.warning, background: vars.color.warningSoft },
  },
  '@media': { [stacked]: { flexFlow: 'column-reverse', alignItems: 'stretch' } },
})

export const main = style({
  display: 'grid',
  flex: '1 1 16rem',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [stacked]: { flex: 'none' } },
})

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  minBlockSize: '1.5rem',
  fontSize: vars.fontSize.md,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
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

export const leaving = style({ margin: 0, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' })

/** Below the state: the progress, or what the countdown means. */
export const second = style({ fontSize: vars.fontSize.sm })

export const told = style({ margin: 0 })

export const volume = style({
  display: 'flex',
  flex: '0 1 12rem',
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.inkMuted,
  '@media': { [stacked]: { flex: 'none', blockSize: '2.75rem', maxInlineSize: '14rem' } },
})

// Full width; shrinks for large text on small screens.
globalStyle(`${player} ${volume} > [role="group"]`, { flex: 1, minInlineSize: 0 })
