import { style } from '@vanilla-extract/css'
import { framed, vars } from '@naru/ui/theme'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[16],
})

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
  overflow: 'hidden',
  ...framed,
})

/** A white background in every theme, so that the black lines of drawings are visible. */
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.color.sunken,
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })

export const audio = style({ inlineSize: '100%', paddingInline: vars.space[8] })

export const facts = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  padding: vars.space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const title = style({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.medium })

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: vars.space[12],
  paddingBlockStart: 0,
})

export const uses = style({ paddingInlineStart: vars.space[24] })

export const large = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '40vh',
  blockSize: 'auto',
  marginInline: 'auto',
})

export const heads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
