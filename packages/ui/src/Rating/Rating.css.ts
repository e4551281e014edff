import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

export const rating = style({
  position: 'relative',
  display: 'inline-flex',
  gap: vars.space[2],
  fontSize: vars.fontSize.lg,
  color: vars.color.warm,
})
export const empty = style({ color: vars.color.control })
