import { style } from '@vanilla-extract/css'
import { focusRing, media, spreadRow, vars } from '@naru/ui/theme'
import { scaled } from '../TextSize/scaled'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: vars.space[16] } },
})

export const head = style({
  ...spreadRow,
  columnGap: vars.space[12],
  rowGap: vars.space[4],
})

export const heading = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.xl } },
})

export const picture = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'end',
    gap: vars.space[8],
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.inkMuted,
    cursor: 'zoom-in',
    selectors: { '&[aria-expanded="true"]': { cursor: 'zoom-out' } },
  },
])

const full = `${picture}[aria-expanded="true"] &`

/** Large enough to read a timetable, small enough that the options fit on the same screen: the ratio of the picture is 4 to 3. */
export const pictureBox = style({
  flex: `0 1 ${scaled('24rem')}`,
  minInlineSize: 0,
  selectors: { [full]: { flexBasis: '100%' } },
  '@media': {
    [media.belowTablet]: {
      selectors: { [`${picture}[aria-expanded="false"] &`]: { maxInlineSize: 'calc(30svh * 4 / 3)' } },
    },
  },
})

export const pictureSign = style({ flexShrink: 0, selectors: { [full]: { display: 'none' } } })

export const passage = style({
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

export const groupHeading = style({ fontSize: vars.fontSize.md, fontWeight: 600 })
