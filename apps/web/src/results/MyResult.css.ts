import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** An exam's name of any length; it wraps instead of widening the table. */
export const name = style({ display: 'block', minInlineSize: '6rem', overflowWrap: 'anywhere' })
/** Marks do not wrap; details are on a line of their own. */
export const marks = style({ display: 'block', whiteSpace: 'nowrap' })
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[4] } },
})
