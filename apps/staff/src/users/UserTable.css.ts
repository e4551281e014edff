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

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[16],
})
export const term = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })
export const value = style({ overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium })
