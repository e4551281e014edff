import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Title on one side, who acts on the other. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
})
/** Who acts. */
export const admin = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] })
/** A name of any length, which breaks rather than widening the table. */
export const name = style({ display: 'block', minInlineSize: '4rem', overflowWrap: 'anywhere' })
/** Both words in a button of one width. */
export const button = style({ minInlineSize: '6rem' })
