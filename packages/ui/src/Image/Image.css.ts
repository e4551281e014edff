import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme'

export const image = style({ inlineSize: '100%', blockSize: 'auto', color: vars.color.inkMuted })
export const fit = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } })

export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  border: `${vars.border.width} solid ${vars.color.line}`,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
})
