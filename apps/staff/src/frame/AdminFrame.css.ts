import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space[48] } },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignContent: 'start',
  minInlineSize: 0,
})
/** The back link to the overview, on phones only. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  justifySelf: 'start',
  '@media': { [media.desktop]: { display: 'none' } },
})
export const areas = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
})
