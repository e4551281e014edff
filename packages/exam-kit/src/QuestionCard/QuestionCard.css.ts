import { style } from '@vanilla-extract/css'
import { media, vars } from '@naru/ui/theme'
import { scaled } from '../TextSize/scaled'

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
})

export const heading = style({
  margin: 0,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.xl } },
})

/** Large enough to read a timetable, small enough that the options fit on the same screen. */
export const picture = style({
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: scaled('24rem'),
  overflowX: 'auto',
})

export const passage = style({
  margin: 0,
  maxInlineSize: '68ch',
  fontSize: scaled(vars.fontSize.lg),
  lineHeight: vars.lineHeight.korean,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
})

/** The current question of a group has an accent at its side. */
export const groupQuestion = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingInlineStart: vars.space[12],
  borderInlineStart: `${vars.border.strong} solid ${vars.color.line}`,
  selectors: { '&[aria-current]': { borderInlineStartColor: vars.color.accent } },
})

export const groupHeading = style({ margin: 0, fontSize: vars.fontSize.md, fontWeight: 600 })
