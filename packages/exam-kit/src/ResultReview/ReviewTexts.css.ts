import { style } from '@vanilla-extract/css'
import { focusRing, media, smallMuted, vars } from '@naru/ui/theme'
import { scaled } from '../TextSize/scaled'

export const passage = style({
  maxInlineSize: '68ch',
  fontSize: scaled(vars.fontSize.md),
  lineHeight: vars.lineHeight.korean,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
  '@media': { [media.print]: { maxInlineSize: 'none' } },
})

export const subheading = style({
  marginBlockEnd: vars.space[4],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
})

/** Offsets the padding of its summary. */
export const disclosure = style({ marginBlock: `calc(-1 * ${vars.space[8]})` })

/** As high as a touch target. */
export const summary = style([
  focusRing,
  {
    paddingBlock: vars.space[12],
    color: vars.color.accent,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.heading,
    fontWeight: 600,
    cursor: 'pointer',
  },
])

export const translation = style({ display: 'grid', gap: vars.space[8], paddingBlock: vars.space[4] })

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
})

export const word = style({
  paddingInline: vars.space[8],
  paddingBlock: vars.space[2],
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontSize: scaled(vars.fontSize.md),
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
})

export const draft = style({
  ...smallMuted,
  lineHeight: vars.lineHeight.text,
})
