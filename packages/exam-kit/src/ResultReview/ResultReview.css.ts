import { globalStyle, style } from '@vanilla-extract/css'
import { framed, media, vars } from '@naru/ui/theme'

export const review = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  justifyContent: 'space-between',
  '@media': { [media.print]: { display: 'none' } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
})

export const row = style({
  paddingInline: vars.space[12],
  ...framed,
  overflow: 'hidden',
})

/** The questions that share a passage, inside a card of their own. */
export const group = style({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[12],
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

// Removes the disclosure's border: the row has one.
globalStyle(`${row} > *`, { marginBlockEnd: `calc(-1 * ${vars.border.width})` })

export const rowTitle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexDirection: 'row', gap: vars.space[12] } },
})

export const rowWords = style({
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
})

export const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: '6.25rem',
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  lineHeight: vars.lineHeight.text,
  selectors: {
    '&[data-mark="right"]': { color: vars.color.success },
    '&[data-mark="wrong"]': { color: vars.color.danger },
  },
  '@media': { [media.print]: { color: 'inherit' } },
})

export const empty = style({
  padding: vars.space[32],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  textAlign: 'center',
})
