import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const flags = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })
export const flag = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  fontWeight: vars.fontWeight.medium,
})
export const mark = style({ color: vars.color.warning })
