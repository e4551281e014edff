import { spreadRow, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[16] })
export const session = style({
  ...spreadRow,
  gap: vars.space[12],
})
export const words = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0, flex: '1 1 14rem' })
export const device = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
