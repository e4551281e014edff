import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  justifySelf: 'start',
  alignSelf: 'start',
  '@media': { [media.print]: { display: 'none' } },
})
