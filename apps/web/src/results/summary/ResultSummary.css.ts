import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** The page. On paper it is smaller, to fit one sheet. */
export const sheet = style({ '@media': { [media.print]: { zoom: 0.7 } } })
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.print]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const day = style({
  paddingBlockStart: vars.space[8],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line}`,
  breakInside: 'avoid',
})
export const tasks = style({ margin: 0, marginBlockStart: vars.space[4], paddingInlineStart: vars.space[16] })
