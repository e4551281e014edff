import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** A section of the screen, not of the printed review. */
export const onScreen = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.print]: { display: 'none' } },
})
const list = style({ display: 'grid', gap: vars.space[8], padding: 0, listStyle: 'none' })
export const facts = list
export const moments = list
export const moment = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12] })
export const time = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.inkMuted })
