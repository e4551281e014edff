import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], justifySelf: 'start' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
})
