import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { fillParent, media, oneColumn, vars } from '@naru/ui/theme'

export const gauge = style({
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space[8],
  textAlign: 'center',
})

export const ring = style({
  position: 'relative',
  display: 'grid',
  // Not min(): a percentage in it counts as nothing in a container that shrinks to its content.
  inlineSize: '11rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
  placeItems: 'center',
})

export const drawing = style({
  ...fillParent,
  overflow: 'visible',
})

const width = 9

/** The edges of the rail, beyond it. */
export const edges = style({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: width + 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

export const rail = style({
  fill: 'none',
  stroke: vars.color.sunken,
  strokeWidth: width,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})

export const tone = styleVariants({
  excellent: { color: vars.color.success },
  good: { color: vars.color.accent },
  'try-again': { color: vars.color.warm },
})

const uncover = keyframes({ from: { opacity: 0, transform: 'rotate(-60deg)' }, to: { opacity: 1, transform: 'none' } })

export const arc = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: width,
  strokeLinecap: 'round',
  transformOrigin: 'center',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${uncover} ${vars.duration.slow} ${vars.ease} 1 both` },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
})

export const percentage = style({
  fontSize: vars.fontSize.h2,
  lineHeight: 1,
  fontWeight: 700,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})

export const marks = style({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.md,
  fontVariantNumeric: 'tabular-nums',
})

export const verdict = style({
  fontSize: vars.fontSize.xxl,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 700,
})
