import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
})
