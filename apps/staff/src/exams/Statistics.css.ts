import { media, smallMuted, vars, wrappingRow } from '@naru/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

/** Numbers with what they tell, in columns. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[24],
})
export const fact = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] })
export const term = style({
  ...smallMuted,
  fontWeight: vars.fontWeight.medium,
})
export const value = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
})
export const help = style({ fontSize: vars.fontSize.sm, textWrap: 'pretty' })
export const meanings = style({ display: 'grid', gap: vars.space[12] })

export const question = style({ display: 'grid', gap: vars.space[8], minInlineSize: '11rem', overflowWrap: 'anywhere' })
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const passage = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: vars.fontSize.lg })
export const short = style({ whiteSpace: 'nowrap' })

/** A heading of one or two words, which do not break in a narrow dialog. */
export const group = style({ overflowWrap: 'normal' })

export const option = style({
  ...wrappingRow,
  gap: vars.space[8],
  minInlineSize: '5rem',
  overflowWrap: 'anywhere',
})
export const optionPicture = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto 4rem',
  alignItems: 'center',
  gap: vars.space[8],
})

export const rail = style({
  display: 'block',
  minInlineSize: '2.5rem',
  marginBlockStart: vars.space[4],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.line}`,
})
const fill = style({
  display: 'block',
  blockSize: '100%',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
/** A bar; that of the key stands out. */
export const bar = styleVariants({
  plain: [fill, { background: vars.color.control }],
  marked: [fill, { background: vars.color.accent }],
})

export const flags = style({ display: 'grid', gap: vars.space[4] })
export const flag = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  fontWeight: vars.fontWeight.medium,
})
export const mark = style({ color: vars.color.warning })

export const version = style({ maxInlineSize: '20rem' })
