import { spreadRow, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  ...spreadRow,
  gap: vars.space[16],
})
export const admin = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] })
/** A name of any length; it wraps instead of widening the table. */
export const name = style({ display: 'block', minInlineSize: '4rem', overflowWrap: 'anywhere' })
/** The same button width for both labels. */
export const button = style({ minInlineSize: '6rem' })
