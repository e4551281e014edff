import { style } from '@vanilla-extract/css'
import { media, vars } from '@naru/ui/theme'

export const drawing = style({
  inlineSize: '12.5rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: vars.color.inkMuted,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const paper = style({
  fill: vars.color.surface,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
})
export const celadon = style({
  fill: vars.color.accentSoft,
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const water = style({
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const persimmon = style({ fill: vars.color.warm, stroke: 'none' })
export const faint = style({
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})

export const landing = style({
  display: 'block',
  inlineSize: '100%',
  background: vars.color.accentSoft,
  color: vars.color.accent,
})
export const sun = style({ fill: vars.color.warm })
export const hill = style({ fill: 'currentColor', opacity: 0.18 })
export const nearHill = style({ fill: 'currentColor', opacity: 0.3 })
export const wave = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.6,
})
