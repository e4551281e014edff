import { style } from '@vanilla-extract/css'
import { oneColumn, vars } from '../theme'

export const form = style({
  ...oneColumn,
  gap: vars.space[16],
  minInlineSize: 0,
})
