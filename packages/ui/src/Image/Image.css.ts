import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme'

export const image = style({ inlineSize: '100%', blockSize: 'auto', color: vars.color.inkMuted })
export const fit = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } })

export const placeholder = style({
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
