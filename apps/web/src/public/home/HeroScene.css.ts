import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Accent mixed into the sky; opaque, so that the sun sets behind the hills. */
const tint = (percent: number) => `color-mix(in oklab, ${vars.color.accent} ${percent}%, ${vars.color.accentSoft})`

/** The drawing fills its slide and is cut at the sides, never squeezed. */
export const scene = style({ display: 'block', inlineSize: '100%', blockSize: '100%', forcedColorAdjust: 'none' })
export const sky = style({ fill: vars.color.accentSoft })
/** Sun, lantern light, chosen answers. */
export const glow = style({ fill: vars.color.warm })
/** Light around the sun. */
export const halo = style({ fill: vars.color.warm, opacity: 0.16 })
/** Hills in the distance. */
export const far = style({ fill: tint(24) })
/** Hills at the shore. */
export const near = style({ fill: tint(46) })
export const water = style({ fill: tint(16) })
/** Ripples and rigging. */
export const stroke = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
/** Ripples in the distance. */
export const faintStroke = style([stroke, { strokeWidth: 2, opacity: 0.5 }])
/** Hull, posts, roofs. */
export const solid = style({ fill: vars.color.accent })
export const paper = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinejoin: 'round',
})
/** An answer left open. */
export const hollow = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2 })
