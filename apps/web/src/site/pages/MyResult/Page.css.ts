import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** A paper's name of any length, which breaks rather than widening the table. */
export const name = style({ display: 'block', minInlineSize: '6rem', overflowWrap: 'anywhere' })
/** Marks stay on one line, and what is below them on another. */
export const marks = style({ display: 'block', whiteSpace: 'nowrap' })
/** What else is to be known of an attempt. */
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[4] } },
})
/** Gauge and words of a reopened attempt. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  textAlign: 'center',
})
/** The way back to the list. */
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], alignSelf: 'start' })
