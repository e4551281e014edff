import { style } from '@vanilla-extract/css'
import { flow, media, vars } from '../theme'

const markerWidth = '1.5rem'

export const progress = style({ display: 'grid', gap: vars.space[8], inlineSize: '100%' })
export const caption = style({
  display: 'flex',
  // The value goes below a label that leaves no room for it.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})
export const value = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const track = style({ display: 'block', position: 'relative', overflowX: 'clip' })

/** Reserves space for the marker above the line. */
export const hasMarker = style({ paddingBlockStart: vars.space[16] })

export const line = style({
  display: 'block',
  blockSize: vars.space[4],
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  // The remaining part is thinner, so that it does not differ in colour only.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  },
})

export const done = style({
  display: 'block',
  position: 'relative',
  blockSize: '100%',
  background: vars.color.accent,
  transformOrigin: `calc(50% - 50% * ${flow}) 50%`,
  transition: `transform ${vars.duration.slow} ${vars.ease}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
})

/** As wide as the marker's path, so that `translateX(100%)` moves the marker to the end. */
export const way = style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineStart: 0,
  inlineSize: `calc(100% - ${markerWidth})`,
  color: vars.color.accent,
  pointerEvents: 'none',
  transition: `transform ${vars.duration.slow} ${vars.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const marker = style({
  display: 'grid',
  inlineSize: markerWidth,
  // Faces the direction of the text.
  transform: `scaleX(${flow})`,
})
