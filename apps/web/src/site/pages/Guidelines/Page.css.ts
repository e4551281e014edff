import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** The arrow back to the list. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  justifySelf: 'start',
  alignSelf: 'start',
})
/** The slip beside the guidelines where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
/** Slip and button stay in sight beside long guidelines. */
export const aside = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space[96], order: 2 } },
})
/** The sample, its volume and what is heard. */
export const sound = style({ display: 'grid', gap: vars.space[8] })
/** Button and volume side by side where there is room. */
export const soundControls = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 20rem)' } },
})
/** Sentences one below the other inside a message. */
export const sentences = style({ display: 'grid', gap: vars.space[4] })
