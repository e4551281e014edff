import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Today's questions, and the exam's day beside them on wide screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' } },
})

/** Choices beside each other where there is room. */
export const choices = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
})

/** The first lines of a question. */
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

/** A link with an icon. */
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], alignSelf: 'start' })
