import { framed, media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** One sheet; from tablet width on the drawing is beside the form. */
export const sheet = style({
  display: 'grid',
  overflow: 'hidden',
  ...framed,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.82fr)' } },
})
export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  paddingInline: vars.space[24],
  '@media': { [media.tablet]: { padding: vars.space[48] } },
})
/** The drawing, which phones do without. */
export const side = style({
  display: 'none',
  minBlockSize: '34rem',
  '@media': { [media.desktop]: { display: 'block', position: 'relative' } },
})
export const drawing = style({ position: 'absolute', inset: 0 })
