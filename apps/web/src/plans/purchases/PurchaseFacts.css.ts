import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
})
export const term = style({ color: vars.color.inkMuted })
/** Value of a fact; order numbers are long. */
export const value = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })
