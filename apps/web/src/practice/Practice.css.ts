import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const examDay = style({ maxInlineSize: '24rem' })

export const choices = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
})

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

/** One question at a time is easier to read in a narrow column. */
export const run = style({ maxInlineSize: '48rem' })

/** On a phone player and options of a recording fit in the window. */
export const trainer = style({
  '@media': { [media.belowTablet]: { selectors: { '&&': { paddingBlockStart: vars.space[8] } } } },
})
