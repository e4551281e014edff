import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: vars.space[8], textAlign: 'center' })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[8]} ${vars.space[24]}`,
})
