import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** The areas beside the page on wide screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space[48] } },
})
/** The page. */
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
/** The areas. */
export const areas = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
/** Title, and what can be done with all of it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
})
