import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Heading and links. */
export const section = style({ display: 'grid', gap: vars.space[8], textAlign: 'center' })
/** The links, in one row where there is room. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
