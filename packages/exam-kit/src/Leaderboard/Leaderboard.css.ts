import { style, styleVariants } from '@vanilla-extract/css'
import { framed, media, screenReaderOnly, vars } from '@naru/ui/theme'

export const leaderboard = style({ display: 'grid', gap: vars.space[24] })

export const podium = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'end', gap: vars.space[16] },
  },
})

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  ...framed,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      justifyContent: 'flex-end',
      textAlign: 'center',
      padding: vars.space[16],
    },
  },
})

// From tablet width on, the winner is in the middle; equal prizes have equal steps.
export const place = styleVariants({ 1: 2, 2: 1, 3: 3 }, (order) => ({ '@media': { [media.tablet]: { order } } }))

export const prize = styleVariants({ 1: '12rem', 2: '10rem', 3: '9rem' }, (minBlockSize) => ({
  '@media': { [media.tablet]: { minBlockSize } },
}))

export const medal = style({ flexShrink: 0, inlineSize: '3rem', blockSize: '3rem' })

export const winner = style({ '@media': { [media.tablet]: { inlineSize: '4rem', blockSize: '4rem' } } })

export const who = style({
  minInlineSize: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const wrap = style({
  overflowX: 'auto',
  ...framed,
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { fontSize: vars.fontSize.md } },
})

export const caption = style(screenReaderOnly)

const cell = style({
  paddingBlock: vars.space[12],
  paddingInline: vars.space[8],
  textAlign: 'start',
  '@media': { [media.tablet]: { paddingInline: vars.space[16] } },
})

export const columnHead = style([
  cell,
  { background: vars.color.sunken, fontSize: vars.fontSize.sm, fontWeight: 600, verticalAlign: 'bottom' },
])

export const dataCell = style([cell, { borderBlockStart: `${vars.border.width} solid ${vars.color.line}` }])

export const number = style({ textAlign: 'end' })

export const name = style({ fontWeight: 400, overflowWrap: 'anywhere', minInlineSize: '6rem' })

export const own = style({ background: vars.color.accentSoft })

export const ownTag = style({
  display: 'inline-block',
  marginInlineStart: vars.space[8],
  whiteSpace: 'nowrap',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.fontSize.xs,
  fontWeight: 600,
})

export const extraTag = style({ display: 'inline-block', marginInlineStart: vars.space[8] })

export const extraTime = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[16] })

export const extraTimeTitle = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
})
