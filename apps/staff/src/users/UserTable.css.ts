import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Name and email of any length; they wrap instead of widening the table. */
export const person = style({ display: 'grid', gap: vars.space[2], minInlineSize: '9rem', overflowWrap: 'anywhere' })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })
/** A text of any length in a cell. */
export const wide = style({ display: 'block', minInlineSize: '8rem', overflowWrap: 'anywhere' })
export const short = style({ whiteSpace: 'nowrap' })
/** The name of a plan, beside two dates. */
export const plan = style({ display: 'block', minInlineSize: '4rem', overflowWrap: 'anywhere' })
